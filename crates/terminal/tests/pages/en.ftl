said = { $said }
count = { $count ->
    [one] { $count } { $one }
   *[other] { $count } { $many }
}
points = HP { $count }
pays = −{ $lost } → HP { $left }
