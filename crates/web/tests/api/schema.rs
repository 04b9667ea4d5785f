//! Whether JSON fits a schema: as much of JSON Schema as the document uses. What the document does not mention must not be there.

use serde_json::Value;

/// Why a value does not fit a schema of a document; nothing where it does.
pub fn misfit(document: &Value, schema: &Value, value: &Value) -> Option<String> {
    Checker { document }.check(schema, value, "").err()
}

/// What a reference leads to.
pub fn resolve<'a>(document: &'a Value, schema: &'a Value) -> &'a Value {
    match schema["$ref"].as_str() {
        Some(place) => {
            let place = place.strip_prefix('#').expect("references stay in the document");
            resolve(document, document.pointer(place).unwrap_or_else(|| panic!("{place} leads nowhere")))
        }
        None => schema,
    }
}

struct Checker<'a> {
    document: &'a Value,
}

type Fits = Result<(), String>;

fn is_of(kind: &str, value: &Value) -> bool {
    match kind {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        _ => panic!("there is no kind {kind}"),
    }
}

impl Checker<'_> {
    fn check(&self, schema: &Value, value: &Value, at: &str) -> Fits {
        let wrong = |why: String| Err(format!("{at}: {why}: {value}"));
        let schema = resolve(self.document, schema);
        for key in schema.as_object().expect("a schema is an object").keys() {
            let known = [
                "type",
                "const",
                "enum",
                "oneOf",
                "properties",
                "required",
                "additionalProperties",
                "items",
                "minItems",
                "maxItems",
                "minimum",
                "maximum",
                "minLength",
                "maxLength",
                "pattern",
                "propertyNames",
                "minProperties",
                "description",
                "examples",
                "format",
            ];
            assert!(known.contains(&key.as_str()), "the checker does not know {key}");
        }
        let kinds: Vec<&str> = match &schema["type"] {
            Value::String(kind) => vec![kind],
            Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).collect(),
            _ => Vec::new(),
        };
        if !kinds.is_empty() && !kinds.iter().any(|kind| is_of(kind, value)) {
            return wrong(format!("no {}", kinds.join(" nor ")));
        }
        if schema.get("const").is_some_and(|constant| constant != value) {
            return wrong(format!("not {}", schema["const"]));
        }
        if schema["enum"].as_array().is_some_and(|values| !values.contains(value)) {
            return wrong("not among those listed".into());
        }
        if let Some(ways) = schema["oneOf"].as_array() {
            let fits: Vec<Fits> = ways.iter().map(|way| self.check(way, value, at)).collect();
            if fits.iter().filter(|fit| fit.is_ok()).count() != 1 {
                return wrong(format!("fits not exactly one way: {fits:?}"));
            }
        }
        self.check_number(schema, value, at)?;
        self.check_text(schema, value, at)?;
        self.check_array(schema, value, at)?;
        self.check_object(schema, value, at)
    }

    fn check_number(&self, schema: &Value, value: &Value, at: &str) -> Fits {
        let Some(number) = value.as_f64() else { return Ok(()) };
        let low = schema["minimum"].as_f64().is_some_and(|least| number < least);
        let high = schema["maximum"].as_f64().is_some_and(|most| number > most);
        if low || high { Err(format!("{at}: out of bounds: {value}")) } else { Ok(()) }
    }

    fn check_text(&self, schema: &Value, value: &Value, at: &str) -> Fits {
        let Some(text) = value.as_str() else { return Ok(()) };
        let signs = text.chars().count() as u64;
        let short = schema["minLength"].as_u64().is_some_and(|least| signs < least);
        let long = schema["maxLength"].as_u64().is_some_and(|most| signs > most);
        let odd = schema["pattern"].as_str().is_some_and(|pattern| !follows(pattern, text));
        if short || long || odd { Err(format!("{at}: no such text: {value}")) } else { Ok(()) }
    }

    fn check_array(&self, schema: &Value, value: &Value, at: &str) -> Fits {
        let Some(items) = value.as_array() else { return Ok(()) };
        let few = schema["minItems"].as_u64().is_some_and(|least| (items.len() as u64) < least);
        let many = schema["maxItems"].as_u64().is_some_and(|most| items.len() as u64 > most);
        if few || many {
            return Err(format!("{at}: {} items", items.len()));
        }
        let Some(each) = schema.get("items") else { return Ok(()) };
        items.iter().enumerate().try_for_each(|(place, item)| self.check(each, item, &format!("{at}/{place}")))
    }

    fn check_object(&self, schema: &Value, value: &Value, at: &str) -> Fits {
        let Some(fields) = value.as_object() else { return Ok(()) };
        let known = schema["properties"].as_object();
        if schema["minProperties"].as_u64().is_some_and(|least| (fields.len() as u64) < least) {
            return Err(format!("{at}: too few fields: {value}"));
        }
        if let Some(names) = schema.get("propertyNames") {
            fields.keys().try_for_each(|name| self.check(names, &Value::from(name.as_str()), at))?;
        }
        for name in schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str) {
            if !fields.contains_key(name) {
                return Err(format!("{at}: no {name} in {value}"));
            }
        }
        for (name, field) in fields {
            let at = format!("{at}/{name}");
            match (known.and_then(|known| known.get(name)), &schema["additionalProperties"]) {
                (Some(schema), _) => self.check(schema, field, &at)?,
                (None, Value::Bool(true)) => {}
                (None, rest @ Value::Object(_)) => self.check(rest, field, &at)?,
                (None, _) if known.is_none() => {}
                (None, _) => return Err(format!("{at}: the document does not mention it")),
            }
        }
        Ok(())
    }
}

/// Whether a text follows a pattern: of signs and ranges of signs, each once or a number of times, as the document has them.
fn follows(pattern: &str, text: &str) -> bool {
    let mut pattern = pattern.strip_prefix('^').and_then(|rest| rest.strip_suffix('$')).expect("a whole pattern");
    let mut signs = text.chars();
    while let Some(first) = pattern.chars().next() {
        assert!(!"()|.*+?\\".contains(first), "the checker does not know {first} in patterns");
        let end = if first == '[' { pattern.find(']').expect("an end") } else { first.len_utf8() - 1 };
        let (part, rest) = pattern.split_at(end + 1);
        let times = rest.strip_prefix('{').and_then(|rest| rest.split_once('}'));
        let count = times.map_or(1, |(count, _)| count.parse().expect("a number"));
        pattern = times.map_or(rest, |(_, rest)| rest);
        let range: Vec<char> = part.trim_matches(['[', ']']).chars().collect();
        let fits = |sign: char| match range.as_slice() {
            [one] => *one == sign,
            many => many.chunks(3).any(|some| some.len() == 3 && (some[0]..=some[2]).contains(&sign)),
        };
        if !(0..count).all(|_| signs.next().is_some_and(fits)) {
            return false;
        }
    }
    signs.next().is_none()
}

#[test]
fn patterns_are_followed_to_the_end() {
    for (text, follows_it) in [("a/12", true), ("a/1", false), ("a/123", false), ("b/12", false), ("", false)] {
        assert_eq!(follows("^a/[0-4a-b]{2}$", text), follows_it, "{text}");
    }
}

#[test]
fn the_checker_finds_what_does_not_fit() {
    use serde_json::json;
    let document = json!({ "parts": { "seat": { "type": "integer", "minimum": 0 } } });
    let schema = json!({
        "type": "object",
        "properties": {
            "seat": { "$ref": "#/parts/seat" },
            "who": { "type": ["string", "null"], "minLength": 1, "maxLength": 3, "pattern": "^é[a-c]{1}$" },
            "way": { "oneOf": [{ "const": 1 }, { "type": "array", "items": { "enum": ["a"] }, "minItems": 1 }] },
        },
        "required": ["seat"],
    });
    for good in [
        json!({ "seat": 1 }),
        json!({ "seat": 0, "who": null, "way": ["a"] }),
        json!({ "who": "éa", "seat": 0, "way": 1 }),
    ] {
        assert_eq!(misfit(&document, &schema, &good), None, "{good}");
    }
    for bad in [
        json!([]),
        json!({}),
        json!({ "seat": -1 }),
        json!({ "seat": 1.5 }),
        json!({ "seat": 1, "who": 1 }),
        json!({ "seat": 1, "who": "" }),
        json!({ "seat": 1, "who": "éaaa" }),
        json!({ "seat": 1, "who": "éd" }),
        json!({ "seat": 1, "way": [] }),
        json!({ "seat": 1, "way": ["b"] }),
        json!({ "seat": 1, "other": 1 }),
    ] {
        assert!(misfit(&document, &schema, &bad).is_some(), "{bad}");
    }
}
