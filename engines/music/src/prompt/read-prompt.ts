import { genreNames, genres, type GenreName } from '../genres/index.ts'
import { instruments, type InstrumentName } from '../instruments.ts'
import type { Metre, Role } from '../score.ts'
import { keyName, type Mode } from '../theory/keys.ts'
import type { Brief } from './brief.ts'
import { readLength } from './read-length.ts'
import { curves, moods } from './vocabulary.ts'
import { wantsVocals } from './wants-vocals.ts'

const letters: Readonly<Record<string, number>> = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11, h: 11 }
const tempoRange = { min: 40, max: 220 }
const named =
  /\b(?:in |key of |tonart )?([a-h])(?:\s?(♯|#|sharp|is|♭|b|flat|es))?[\s-]?(major|minor|dur|moll|dorian|dorisch|lydian|lydisch|mixolydian|mixolydisch|phrygian|phrygisch)\b/iu
const modeNames: Readonly<Record<string, Mode>> = {
  major: 'major',
  dur: 'major',
  minor: 'minor',
  moll: 'minor',
  dorian: 'dorian',
  dorisch: 'dorian',
  lydian: 'lydian',
  lydisch: 'lydian',
  mixolydian: 'mixolydian',
  mixolydisch: 'mixolydian',
  phrygian: 'phrygian',
  phrygisch: 'phrygian',
}
const negation = String.raw`(?:no|without|ohne|kein(?:e|en)?|minus)(?: any)?`

/**
 * Reads what music somebody wants, in English or German: genre, mood, tempo, key, metre, instruments wanted or not, length, and how energy goes
 * through it. What is not understood is passed over; `understood` says what was.
 */
export function readPrompt(prompt: string): Brief {
  const text = prompt.toLowerCase().normalize('NFC')
  const genre = genreIn(text)
  const key = keyIn(text)
  const alone = modeAloneIn(text)
  const tempoBpm = tempoIn(text)
  const metre = metreIn(text)
  const lengthMs = readLength(text)
  const { adds, without } = bandIn(text, genre)
  const felt = moods.filter(([word]) => hasWord(text, word))
  const curve = curves.find(([, said]) => said.test(text))?.[0] ?? 'usual'
  const mean = (of: (mood: (typeof moods)[number]) => number) =>
    felt.length === 0 ? 0 : felt.reduce((sum, mood) => sum + of(mood), 0) / felt.length
  return {
    genre,
    tempoBpm,
    tonic: key?.tonic,
    mode: key?.mode ?? alone,
    metre,
    lengthMs,
    adds,
    without,
    curve,
    energy: mean(([, energy]) => energy),
    pace: mean(([, , pace]) => pace),
    brightness: mean(([, , , brightness]) => brightness),
    wantsVocals: wantsVocals(text),
    understood: [
      ...(genre ? [genre] : []),
      ...felt.map(([word]) => word),
      ...(tempoBpm === undefined ? [] : [`${tempoBpm} bpm`]),
      ...(key ? [keyName({ tonic: key.tonic, mode: key.mode })] : alone ? [alone] : []),
      ...(metre ? [`${metre.beats}/${metre.unit}`] : []),
      ...adds,
      ...without.map((each) => `no ${each}`),
      ...(curve === 'usual' ? [] : [curve]),
    ],
  }
}

/** Finds the name that is longest where several are said: “deep house” before “house”. What is not wanted does not count. */
function genreIn(text: string): GenreName | undefined {
  const said = genreNames.flatMap((name) =>
    genres[name].called
      .filter((word) => hasWord(text, word) && !new RegExp(`\\b${negation} ${escape(word)}`, 'u').test(text))
      .map((word) => ({ name, word, at: text.indexOf(word) })),
  )
  return said.toSorted((one, other) => other.word.length - one.word.length || one.at - other.at)[0]?.name
}

function tempoIn(text: string): number | undefined {
  const found =
    /(\d{2,3}(?:[.,]\d)?)\s?-?(?:bpm|beats per minute|schläge pro minute)/u.exec(text) ??
    /(?:tempo|bpm)(?: of|:| von)?\s?(\d{2,3})\b/u.exec(text)
  const tempo = found?.[1] === undefined ? undefined : Number(found[1].replace(',', '.'))
  return tempo === undefined || tempo < tempoRange.min || tempo > tempoRange.max ? undefined : tempo
}

function keyIn(text: string): { readonly tonic: number; readonly mode: Mode } | undefined {
  const [, letter = '', accidental = '', called = ''] = named.exec(text) ?? []
  const step = letters[letter]
  const mode = modeNames[called]
  if (step === undefined || mode === undefined) return undefined
  // In German, “b” alone is B flat, and “h” is B.
  const isGermanB = letter === 'b' && accidental === '' && (called === 'dur' || called === 'moll')
  const moved = /^(?:♯|#|sharp|is)$/u.test(accidental) ? 1 : accidental !== '' || isGermanB ? -1 : 0
  return { tonic: (step + moved + 12) % 12, mode }
}

function modeAloneIn(text: string): Mode | undefined {
  const [, called = ''] =
    /\b(?:in (?:a )?)?(major|minor|dur|moll|dorian|lydian|mixolydian|phrygian)(?: key| mode|-tonart)?\b/u.exec(text) ??
    []
  return modeNames[called]
}

function metreIn(text: string): Metre | undefined {
  const [, beats] = /\b([346])\/(?:4|8)\b/u.exec(text) ?? []
  if (/\b3\/4\b/u.test(text)) return { beats: 3, unit: 4 }
  if (/\b6\/8\b/u.test(text)) return { beats: 6, unit: 8 }
  return beats === '4' ? { beats: 4, unit: 4 } : undefined
}

/** Instruments that are named, the longest names first, and those (or whole parts) that are not to play. */
function bandIn(
  text: string,
  genre: GenreName | undefined,
): { adds: InstrumentName[]; without: (InstrumentName | Role)[] } {
  const names = (Object.entries(instruments) as [InstrumentName, { readonly called: readonly string[] }][])
    .flatMap(([name, { called }]) => called.map((word) => ({ name, word })))
    .toSorted((one, other) => other.word.length - one.word.length)
  let rest =
    genre === undefined
      ? text
      : genres[genre].called
          .toSorted((a, b) => b.length - a.length)
          .reduce((left, word) => left.replace(word, ' '), text)
  const adds: InstrumentName[] = []
  const without: (InstrumentName | Role)[] = []
  for (const { name, word } of names) {
    if (!rest.includes(word)) continue
    const said = new RegExp(String.raw`(\b${negation} )?(?<![\p{L}-])${escape(word)}(?:e?[sn])?(?![\p{L}])`, 'u')
    for (let found = said.exec(rest); found; found = said.exec(rest)) {
      if (found[1] === undefined) adds.push(name)
      else without.push(...unwanted(name))
      rest = rest.replace(found[0], ' ')
    }
  }
  if (new RegExp(`\\b${negation} (?:melody|melodie)`, 'u').test(rest)) without.push('melody', 'counter')
  if (new RegExp(`\\b${negation} (?:bass)\\b`, 'u').test(rest)) without.push('bass')
  if (new RegExp(`\\b${negation} (?:beat|beats)\\b`, 'u').test(rest)) without.push('drums')
  return { adds: [...new Set(adds)], without: [...new Set(without)] }
}

/** Answers what goes: without drums is without any; others go by their name. */
function unwanted(name: InstrumentName): (InstrumentName | Role)[] {
  return name === 'standard drums' || name === 'electronic drums' ? ['drums'] : [name]
}

function hasWord(text: string, word: string): boolean {
  // Few of hundreds of words stand there at all, and each rule takes time to be made.
  if (!text.includes(word)) return false
  return new RegExp(String.raw`(?<![\p{L}\d])${escape(word)}(?:e[rsnm]?|es)?(?![\p{L}\d])`, 'u').test(text)
}

function escape(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)
}
