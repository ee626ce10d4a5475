import { formatExact, formatSize } from '#kit/format/index.ts'
import type { Translation } from '#kit/language/index.ts'
import type { classifierWords } from './words.ts'

export const classifierGerman: Translation<typeof classifierWords> = {
  lead: 'Erfahren Sie, ob eine Aufnahme hier gemacht wurde. Sie wird angehört und nicht aufbewahrt, und es kostet nichts.',
  source: 'Ihre Aufnahme',
  drop: 'Aufnahme oder Video hierher ziehen oder einfügen',
  dropLimits: (sizeBytes, minutes) => `Bis zu ${formatSize(sizeBytes)} und ${minutes} Minuten`,
  another: 'Andere Datei wählen',
  uploading: 'Hochladen',
  working: 'Ein Kennzeichen wird gesucht …',
  cancel: 'Abbrechen',
  again: 'Noch einmal versuchen',
  failed: 'Die Aufnahme ließ sich nicht beurteilen',
  tooLong: (minutes) => `Diese Aufnahme ist länger als ${minutes} Minuten.`,
  result: 'Was gefunden wurde',
  madeHere: 'Das wurde hier gemacht',
  madeHereText: 'Die Aufnahme trägt das unhörbare Kennzeichen dieser Instanz.',
  unknown: 'Kein Kennzeichen dieser Instanz gefunden',
  unknownText:
    'Das beweist nichts: Die Aufnahme kann von anderswo kommen, gar nicht von einem Computer stammen oder ihr Kennzeichen verloren haben.',
  signedHere: 'Diese Instanz hat die Datei signiert, aber kein Kennzeichen war zu hören',
  signedHereText:
    'Ein Manifest sagt, wie ein Klang hier gemacht wurde; man kann es vor einen anderen setzen. Nur ein Kennzeichen steckt im Klang selbst.',
  madeElsewhere: (origin) => `Von einer anderen Instanz gemacht: ${origin}`,
  madeElsewhereText:
    'Die Datei trägt ein Manifest, das diese Instanz signiert hat. Man kann es vor einen anderen Klang setzen.',
  signedBy: 'Signiert von',
  madeAt: 'Gemacht am',
  voice: 'Stimme',
  unmarked: 'Diese Instanz schreibt zurzeit keine Kennzeichen: Was sie jetzt macht, lässt sich später nicht erkennen.',
  evidence: 'Belege',
  file: 'Datei',
  length: 'Angehört',
  where: 'Das Kennzeichen steht in',
  stretch: (start, end) => `${start} bis ${end}`,
  chance: 'Wahrscheinlichkeit eines Irrtums',
  oneIn: (count) => `Höchstens eins zu ${formatExact(count)}`,
  noBetter: 'Die beste Übereinstimmung ist nicht besser als Zufall',
  key: 'Schlüssel',
  keyNumber: (key) => `Nummer ${formatExact(key)} dieser Instanz`,
  needed: (count) =>
    `Ein Kennzeichen gilt als gefunden, wenn der Zufall es höchstens einmal in ${formatExact(count)} Fällen ergäbe.`,
  limits: 'Was ein Kennzeichen nicht übersteht',
  lost: [
    'Eine andere Geschwindigkeit oder Tonhöhe, auch wenn sie sich kaum ändert',
    'Rauschen, das lauter als ein Zehntel des Klangs ist, oder Rauschen und eine niedrige Bitrate zusammen',
    'Einen Schnitt auf weniger als zwei Sekunden; weniger als zehn werden erkannt, wenn sonst wenig geschah',
    'Jemanden, der den Schlüssel dieser Instanz hat',
  ],
  unmeasured: 'Musik darüber, der Hall großer Räume und eine neue Aufnahme durch die Luft wurden nicht gemessen.',
}
