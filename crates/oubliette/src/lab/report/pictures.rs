//! The charts of a report as pictures of their own, for pages that have no style for them: on white, whatever the hour.

use super::ReportChapter;

/// What the page's style says by day.
const STYLE: &str = "<style>.chart{color:#1d1b18}.bar,.mark{fill:#8a3b12}.line{stroke:#8a3b12;stroke-width:2}.axis{stroke:#5d574e}\
text{fill:#5d574e;font:9px system-ui,sans-serif}</style><rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>";

/// Every chart, by the name of its file: what chapter and figure are called.
pub fn pictures(chapters: &[ReportChapter]) -> Vec<(String, String)> {
    let mut pictures: Vec<(String, String)> = Vec::new();
    for (chapter, figure) in chapters.iter().flat_map(|chapter| chapter.figures.iter().map(move |one| (chapter, one))) {
        let Some(drawn) = figure.chart.as_ref().and_then(|chart| picture(&chart.0)) else { continue };
        let name = file_name(&format!("{} {}", chapter.title, figure.title));
        let taken = pictures.iter().filter(|(other, _)| other.starts_with(&name)).count();
        let name = if taken == 0 { name } else { format!("{name}-{}", taken + 1) };
        pictures.push((name, drawn));
    }
    pictures.into_iter().map(|(name, drawn)| (format!("{name}.svg"), drawn)).collect()
}

/// The drawing within a chart, as a file.
fn picture(chart: &str) -> Option<String> {
    let drawing = &chart[chart.find("<svg ")?..chart.find("</svg>")?];
    let (head, inside) = drawing.split_once('>')?;
    let head = head.replacen("<svg ", "<svg xmlns=\"http://www.w3.org/2000/svg\" ", 1);
    Some(format!("{head}>{STYLE}{inside}</svg>\n"))
}

/// Letters and numbers of a title, and hyphens between.
fn file_name(title: &str) -> String {
    let letters = title.to_lowercase();
    let parts = letters.split(|letter: char| !letter.is_alphanumeric()).filter(|part| !part.is_empty());
    parts.collect::<Vec<&str>>().join("-")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lab::report::Figure;
    use maud::PreEscaped;

    #[test]
    fn charts_are_drawings_of_their_own() {
        let figure = |title: &str, chart: Option<&str>| Figure {
            title: title.into(),
            note: None,
            chart: chart.map(|chart| PreEscaped(chart.into())),
            head: Vec::new(),
            rows: Vec::new(),
            brief: false,
        };
        let drawn = "<figure><svg class=\"chart\"><title>Wins</title></svg><figcaption>Wins</figcaption></figure>";
        let figures = vec![
            figure("Wins, in points", Some(drawn)),
            figure("no chart", None),
            figure("Wins in points", Some(drawn)),
        ];
        let chapter = ReportChapter { title: "A − B".into(), intro: Vec::new(), figures, brief: false };
        let pictures = pictures(&[chapter]);
        let names: Vec<&str> = pictures.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["a-b-wins-in-points.svg", "a-b-wins-in-points-2.svg"]);
        let text = &pictures[0].1;
        assert!(text.starts_with("<svg xmlns=") && text.ends_with("<title>Wins</title></svg>\n"), "{text}");
    }
}
