import { drums, isDrumKit } from '../instruments.ts'
import type { ChordAt, Part, Score } from '../score.ts'
import type { Quality } from '../theory/chords.ts'
import { isMinor, nameOf, signatureOf, type Key } from '../theory/keys.ts'
import { divisions, notate, type Written, type WrittenBar } from './notate.ts'

/** What a length in sixteenths is called, and whether it has a dot. */
const types: Readonly<Record<number, readonly [string, boolean]>> = {
  16: ['whole', false],
  12: ['half', true],
  8: ['half', false],
  6: ['quarter', true],
  4: ['quarter', false],
  3: ['eighth', true],
  2: ['eighth', false],
  1: ['16th', false],
}

/** Kinds of chords as MusicXML names them; the text beside is what players read. */
const kinds: Readonly<Record<Quality, string>> = {
  '': 'major',
  m: 'minor',
  dim: 'diminished',
  aug: 'augmented',
  sus2: 'suspended-second',
  sus4: 'suspended-fourth',
  '5': 'power',
  '6': 'major-sixth',
  m6: 'minor-sixth',
  '7': 'dominant',
  maj7: 'major-seventh',
  m7: 'minor-seventh',
  m7b5: 'half-diminished',
  dim7: 'diminished-seventh',
  '9': 'dominant-ninth',
  maj9: 'major-ninth',
  m9: 'minor-ninth',
  add9: 'major',
  madd9: 'minor',
  '7b9': 'dominant',
  '13': 'dominant-13th',
}

/** Where drums stand on five lines, as percussionists write them. */
const drumPlaces: Readonly<Record<number, string>> = {
  [drums.kick]: 'F4',
  [drums.snare]: 'C5',
  [drums.rim]: 'C5',
  [drums.clap]: 'C5',
  [drums.hat]: 'G5',
  [drums.open]: 'G5',
  [drums.pedal]: 'D4',
  [drums.ride]: 'F5',
  [drums.crash]: 'A5',
  [drums.lowTom]: 'A4',
  [drums.midTom]: 'D5',
  [drums.highTom]: 'E5',
}

/**
 * Writes a score as MusicXML 4.0 (W3C Music Notation Community Group), which notation programs open: a staff for each
 * part on a grid of sixteenths, without swing, with the names of sections and chords over the first.
 */
export function writeMusicXml(score: Score, title: string): string {
  const list = score.parts.map(({ instrument, role }, nth) =>
    element('score-part', { id: `P${nth + 1}` }, element('part-name', {}, text(`${capital(instrument)} (${role})`))),
  )
  const parts = score.parts.map((part, nth) => writePart(score, part, nth))
  const body = [
    element('work', {}, element('work-title', {}, text(title))),
    element('identification', {}, element('encoding', {}, element('software', {}, 'Vireo'))),
    element('part-list', {}, list.join('')),
    ...parts,
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('score-partwise', { version: '4.0' }, body.join('\n'))}\n`
}

function writePart(score: Score, part: Part, nth: number): string {
  const bars = notate(part.notes, score)
  const measures = bars.map((bar, at) =>
    element(
      'measure',
      { number: `${at + 1}` },
      writeBar(score, part, { bar, before: bars[at - 1], isFirstPart: nth === 0 }),
    ),
  )
  return element('part', { id: `P${nth + 1}` }, measures.join('\n'))
}

type Place = { readonly bar: WrittenBar; readonly before: WrittenBar | undefined; readonly isFirstPart: boolean }

function writeBar(score: Score, part: Part, { bar, before, isFirstPart }: Place): string {
  const attributes = [
    ...(before ? [] : [element('divisions', {}, `${divisions}`), keyOf(score.key)]),
    ...(before?.length === bar.length ? [] : [timeOf(bar.length, score)]),
    ...(before ? [] : [clefOf(part)]),
  ]
  const heads = isFirstPart ? headsOf(score, bar, before === undefined) : []
  const notes = bar.written.flatMap((written) => writeNotes(written, part, score.key))
  return [...(attributes.length > 0 ? [element('attributes', {}, attributes.join(''))] : []), ...heads, ...notes].join(
    '',
  )
}

function keyOf(key: Key): string {
  return element(
    'key',
    {},
    `${element('fifths', {}, `${signatureOf(key)}`)}${element('mode', {}, isMinor(key.mode) ? 'minor' : 'major')}`,
  )
}

function timeOf(sixteenths: number, { metre }: Score): string {
  const unit = metre.unit === 8 || sixteenths % 4 !== 0 ? 8 : 4
  return element(
    'time',
    {},
    `${element('beats', {}, `${(sixteenths * unit) / 16}`)}${element('beat-type', {}, `${unit}`)}`,
  )
}

function clefOf({ instrument, notes }: Part): string {
  if (isDrumKit(instrument)) return element('clef', {}, element('sign', {}, 'percussion'))
  const mean = notes.reduce((sum, { pitch }) => sum + pitch, 0) / Math.max(1, notes.length)
  const [sign, line] = mean < 57 ? ['F', '4'] : ['G', '2']
  return element('clef', {}, `${element('sign', {}, sign)}${element('line', {}, line)}`)
}

/** Writes what stands over the first staff: the tempo once, where a section begins, and chords where they change. */
function headsOf(score: Score, { start, length }: WrittenBar, isFirst: boolean): string[] {
  const tempo = isFirst
    ? [
        direction(
          element(
            'metronome',
            {},
            `${element('beat-unit', {}, 'quarter')}${element('per-minute', {}, `${Math.round(score.tempoBpm)}`)}`,
          ),
          score.tempoBpm,
        ),
      ]
    : []
  const begins = score.sections.filter(({ startBeat }) => Math.round(startBeat * divisions) === start)
  const chords = score.chords.filter(
    ({ startBeat }) => startBeat * divisions >= start - 0.5 && startBeat * divisions < start + length - 0.5,
  )
  return [
    ...tempo,
    ...begins.map(({ name }) => direction(element('rehearsal', {}, text(name)))),
    ...chords.map((chord) => harmony(chord, start, score.key)),
  ]
}

function direction(content: string, tempoBpm?: number): string {
  const sound = tempoBpm === undefined ? '' : `<sound tempo="${tempoBpm.toFixed(2)}"/>`
  return element('direction', { placement: 'above' }, `${element('direction-type', {}, content)}${sound}`)
}

function harmony({ chord, startBeat }: ChordAt, start: number, key: Key): string {
  const { step, alter } = spelled(chord.root, key, chord.symbol.includes('♭'))
  const root = element(
    'root',
    {},
    `${element('root-step', {}, step)}${alter === 0 ? '' : element('root-alter', {}, `${alter}`)}`,
  )
  const offset = Math.round(startBeat * divisions) - start
  return element(
    'harmony',
    {},
    `${root}${element('kind', { text: chord.quality }, kinds[chord.quality])}${offset > 0 ? element('offset', {}, `${offset}`) : ''}`,
  )
}

function writeNotes({ pitches, length, isTiedBack, isTiedOn }: Written, { instrument }: Part, key: Key): string[] {
  const [type = 'quarter', isDotted = false] = types[length] ?? []
  const ends = `${element('duration', {}, `${length}`)}`
  const shape = `${element('voice', {}, '1')}${element('type', {}, type)}${isDotted ? '<dot/>' : ''}`
  if (pitches.length === 0) return [element('note', {}, `<rest/>${ends}${shape}`)]
  const ties = [...(isTiedBack ? ['stop'] : []), ...(isTiedOn ? ['start'] : [])]
  const tie = ties.map((kind) => `<tie type="${kind}"/>`).join('')
  const tied = ties.length > 0 ? element('notations', {}, ties.map((kind) => `<tied type="${kind}"/>`).join('')) : ''
  const what = isDrumKit(instrument) ? drumPlace : (pitch: number) => pitchOf(pitch, key)
  return pitches.map((pitch, nth) =>
    element('note', {}, `${nth > 0 ? '<chord/>' : ''}${what(pitch)}${ends}${tie}${shape}${tied}`),
  )
}

function pitchOf(pitch: number, key: Key): string {
  const { step, alter } = spelled(pitch, key)
  return element(
    'pitch',
    {},
    `${element('step', {}, step)}${alter === 0 ? '' : element('alter', {}, `${alter}`)}${element('octave', {}, `${Math.floor(pitch / 12) - 1}`)}`,
  )
}

function drumPlace(pitch: number): string {
  const [step = 'C', octave = '5'] = drumPlaces[pitch] ?? 'B5'
  return element('unpitched', {}, `${element('display-step', {}, step)}${element('display-octave', {}, octave)}`)
}

function spelled(pitch: number, key: Key, isLowered = false): { readonly step: string; readonly alter: number } {
  const name = nameOf(pitch, key, isLowered)
  return { step: name.charAt(0), alter: name.endsWith('♯') ? 1 : name.endsWith('♭') ? -1 : 0 }
}

function element(name: string, attributes: Readonly<Record<string, string>>, content: string): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${text(value)}"`)
  return `<${name}${written.join('')}>${content}</${name}>`
}

function text(words: string): string {
  return words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replace(/[^\P{Cc}\t\n\r]/gu, '')
}

function capital(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
