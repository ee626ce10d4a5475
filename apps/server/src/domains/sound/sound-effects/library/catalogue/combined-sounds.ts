import type { Row } from './row.ts'

type Pair = readonly [english: string, german: string]

const feet: readonly Pair[] = [
  ['footsteps', 'Schritte'],
  ['slow footsteps', 'langsame Schritte'],
  ['fast footsteps', 'schnelle Schritte'],
  ['heavy boots', 'schwere Stiefel'],
]
const grounds: readonly Pair[] = [
  ['on gravel', 'auf Kies'],
  ['on wood', 'auf Holz'],
  ['on concrete', 'auf Beton'],
  ['on snow', 'auf Schnee'],
  ['on grass', 'auf Gras'],
  ['on leaves', 'auf Laub'],
  ['on metal', 'auf Metall'],
  ['on glass', 'auf Glas'],
  ['on carpet', 'auf Teppich'],
  ['in mud', 'im Matsch'],
  ['in a puddle', 'in einer Pfütze'],
]

const rains: readonly Pair[] = [
  ['rain', 'Regen'],
  ['light rain', 'leichter Regen'],
  ['heavy rain', 'starker Regen'],
]
const roofs: readonly Pair[] = [
  ['on a tin roof', 'auf einem Blechdach'],
  ['on leaves', 'auf Laub'],
  ['on concrete', 'auf Beton'],
  ['on grass', 'auf Gras'],
  ['on wood', 'auf Holz'],
]

const struck: readonly Row[] = [
  ['household', false, 'three knocks', 'dreimal Klopfen'],
  ['household', false, 'a heavy door slams', 'schwere Tür fällt zu'],
  ['impact', false, 'a metal hit', 'Schlag auf Metall'],
  ['impact', false, 'a wood hit', 'Schlag auf Holz'],
  ['impact', false, 'breaking glass', 'Glasbruch'],
  ['nature', false, 'water drops', 'Wassertropfen'],
  ['human', true, 'a murmuring crowd', 'Stimmengewirr'],
  ['human', true, 'clapping', 'Händeklatschen'],
  ['foley', false, 'four footsteps', 'vier Schritte'],
  ['device', false, 'an alarm clock', 'Wecker'],
  ['weapon', false, 'one gunshot', 'einzelner Schuss'],
]
const rooms: readonly Pair[] = [
  ['in a small room', 'in einem kleinen Raum'],
  ['in a hall', 'in einer Halle'],
  ['in a church', 'in einer Kirche'],
  ['in a tunnel', 'in einem Tunnel'],
  ['in a cave', 'in einer Höhle'],
  ['outside', 'draußen'],
]

const heard: readonly Row[] = [
  ['weather', false, 'thunder', 'Donner'],
  ['weather', true, 'wind', 'Wind'],
  ['ocean', true, 'ocean waves', 'Meereswellen'],
  ['animal', false, 'a dog barking', 'Hundegebell'],
  ['animal', false, 'a crow', 'Krähe'],
  ['animal', false, 'an owl', 'Eule'],
  ['animal', false, 'seagulls', 'Möwen'],
  ['animal', true, 'crickets', 'Grillen'],
  ['animal', true, 'frogs', 'Frösche'],
  ['nature', true, 'a swamp', 'ein Sumpf'],
  ['animal', true, 'birds', 'Vögel'],
  ['animal', false, 'a horse', 'Pferd'],
  ['transport', true, 'a train', 'Zug'],
  ['transport', false, 'a train whistle', 'Zugpfeife'],
  ['transport', true, 'a helicopter', 'Hubschrauber'],
  ['transport', true, 'a plane', 'Flugzeug'],
  ['vehicle', true, 'a car', 'Auto'],
  ['vehicle', false, 'a car horn', 'Autohupe'],
  ['urban', true, 'a siren', 'Sirene'],
  ['urban', false, 'a church bell', 'Kirchenglocke'],
  ['urban', false, 'a doorbell', 'Türklingel'],
  ['device', false, 'a telephone', 'Telefon'],
  ['device', false, 'an alarm', 'Alarm'],
  ['industrial', true, 'a machine', 'Maschine'],
  ['industrial', true, 'a drill', 'Bohrmaschine'],
  ['sport', false, 'a whistle', 'Trillerpfeife'],
  ['human', true, 'a crowd', 'Menschenmenge'],
  ['weapon', false, 'an explosion', 'Explosion'],
  ['weapon', false, 'a gunshot', 'Schuss'],
]
const distances: readonly Pair[] = [
  ['', ''],
  ['nearby', 'in der Nähe'],
  ['in the distance', 'in der Ferne'],
]

const moving: readonly Row[] = [
  ['vehicle', false, 'a car', 'Auto'],
  ['vehicle', false, 'a motorcycle', 'Motorrad'],
  ['transport', false, 'a train', 'Zug'],
]
const motions: readonly Pair[] = [
  ['passing by', 'fährt vorbei'],
  ['accelerating', 'beschleunigt'],
]

/** What sounds in several ways and places: said by both, in words that stand side by side in either language. */
export const combinedSounds: readonly Row[] = [
  ...combined(rowsOf('foley', false, feet), grounds),
  ...combined(rowsOf('weather', true, rains), roofs),
  ...combined(struck, rooms),
  ...combined(heard, distances),
  ...combined(moving, motions),
]

function rowsOf(category: Row[0], endless: boolean, pairs: readonly Pair[]): readonly Row[] {
  return pairs.map(([english, german]) => [category, endless, english, german])
}

function combined(rows: readonly Row[], ways: readonly Pair[]): readonly Row[] {
  return rows.flatMap(([category, endless, english, german]) =>
    ways.map(([way, weise]): Row => [category, endless, `${english} ${way}`.trim(), `${german} ${weise}`.trim()]),
  )
}
