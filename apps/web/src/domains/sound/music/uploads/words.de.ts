import { formatExact, formatSize } from '#kit/format/index.ts'
import { plural, type Translation } from '#kit/language/index.ts'
import type { uploadWords } from './words.ts'

export const uploadGerman: Translation<typeof uploadWords> = {
  title: 'Ein eigenes Stück',
  drop: 'Ein eigenes Stück hierher ziehen oder einfügen',
  limits: (sizeBytes, minutes) =>
    `Bis zu ${formatSize(sizeBytes)} und ${minutes} Minuten, kostenlos. Danach steht es bei Ihrer Musik.`,
  listening: (name) => `In ${name} werden Tempo, Tonart und Abschnitte gesucht …`,
  heard: (name) => `${name} wurde angehört.`,
  again: (name) => `${name} noch einmal versuchen`,
  tooLong: (minutes) => `Stücke dauern höchstens ${minutes} Minuten: Dieses ist länger.`,
  tooShort: (seconds) =>
    plural(seconds, {
      one: 'Stücke dauern mindestens 1 Sekunde: Dieses ist kürzer.',
      other: `Stücke dauern mindestens ${formatExact(seconds)} Sekunden: Dieses ist kürzer.`,
    }),
  sections: 'Herausgehörte Abschnitte',
  playFrom: (name, start) => `Ab ${name} abspielen, ${start}`,
}
