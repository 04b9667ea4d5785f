said = { $said }
count = { $count ->
    [one] { $count } { $one }
   *[other] { $count } { $many }
}
points = PV { $count }
pays = −{ $lost } → PV { $left }
