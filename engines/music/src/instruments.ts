import type { PitchRange } from './theory/voicing.ts'

/** An instrument of the bank, as General MIDI numbers it from 0, and what of it sounds well. */
export type Instrument = {
  readonly program: number
  /** MIDI pitches that its players have. */
  readonly range: PitchRange
  /** What brings a line of it, as strong as 90, to −24 LUFS: measured with the bank of the house. */
  readonly trimDb: number
  /** How a prompt calls it, in small letters; German too. */
  readonly called: readonly string[]
}

export const instruments = {
  piano: {
    program: 0,
    range: { low: 21, high: 108 },
    trimDb: 8.5,
    called: ['piano', 'klavier', 'grand piano', 'flügel'],
  },
  'electric piano': {
    program: 4,
    range: { low: 28, high: 103 },
    trimDb: 5.5,
    called: ['electric piano', 'rhodes', 'e-piano', 'wurlitzer'],
  },
  harpsichord: { program: 6, range: { low: 29, high: 89 }, trimDb: 10, called: ['harpsichord', 'cembalo'] },
  celesta: { program: 8, range: { low: 60, high: 108 }, trimDb: 10, called: ['celesta'] },
  'music box': { program: 10, range: { low: 60, high: 96 }, trimDb: 16, called: ['music box', 'spieluhr'] },
  vibraphone: { program: 11, range: { low: 53, high: 89 }, trimDb: 8.5, called: ['vibraphone', 'vibes', 'vibraphon'] },
  marimba: { program: 12, range: { low: 45, high: 96 }, trimDb: 8, called: ['marimba'] },
  xylophone: { program: 13, range: { low: 65, high: 108 }, trimDb: 14, called: ['xylophone', 'xylophon'] },
  organ: { program: 16, range: { low: 36, high: 96 }, trimDb: 8.5, called: ['organ', 'hammond', 'orgel'] },
  accordion: { program: 21, range: { low: 53, high: 89 }, trimDb: 7.5, called: ['accordion', 'akkordeon'] },
  'nylon guitar': {
    program: 24,
    range: { low: 40, high: 84 },
    trimDb: 11.5,
    called: ['nylon guitar', 'classical guitar', 'konzertgitarre'],
  },
  'acoustic guitar': {
    program: 25,
    range: { low: 40, high: 84 },
    trimDb: 12,
    called: ['acoustic guitar', 'akustische gitarre', 'akustikgitarre', 'steel guitar', 'guitar', 'gitarre'],
  },
  'jazz guitar': { program: 26, range: { low: 40, high: 86 }, trimDb: 4, called: ['jazz guitar', 'jazzgitarre'] },
  'clean guitar': {
    program: 27,
    range: { low: 40, high: 86 },
    trimDb: 4.5,
    called: ['clean guitar', 'electric guitar', 'e-gitarre'],
  },
  'muted guitar': { program: 28, range: { low: 40, high: 86 }, trimDb: 12.5, called: ['muted guitar'] },
  'overdriven guitar': { program: 29, range: { low: 40, high: 86 }, trimDb: 4.5, called: ['overdriven guitar'] },
  'distorted guitar': {
    program: 30,
    range: { low: 40, high: 86 },
    trimDb: 2,
    called: ['distorted guitar', 'distortion', 'verzerrte gitarre'],
  },
  'double bass': {
    program: 32,
    range: { low: 28, high: 67 },
    trimDb: 4,
    called: ['double bass', 'upright bass', 'kontrabass'],
  },
  'bass guitar': {
    program: 33,
    range: { low: 28, high: 67 },
    trimDb: 3.5,
    called: ['bass guitar', 'electric bass', 'e-bass', 'bassgitarre'],
  },
  'slap bass': { program: 36, range: { low: 28, high: 67 }, trimDb: 7, called: ['slap bass'] },
  'synth bass': {
    program: 38,
    range: { low: 24, high: 60 },
    trimDb: 5,
    called: ['synth bass', 'synthbass', 'sub bass'],
  },
  violin: { program: 40, range: { low: 55, high: 100 }, trimDb: 5, called: ['violin', 'violine', 'geige', 'fiddle'] },
  viola: { program: 41, range: { low: 48, high: 88 }, trimDb: 5, called: ['viola', 'bratsche'] },
  cello: { program: 42, range: { low: 36, high: 76 }, trimDb: 3.5, called: ['cello'] },
  'pizzicato strings': { program: 45, range: { low: 36, high: 96 }, trimDb: 13.5, called: ['pizzicato'] },
  harp: { program: 46, range: { low: 24, high: 103 }, trimDb: 10.5, called: ['harp', 'harfe'] },
  timpani: { program: 47, range: { low: 36, high: 57 }, trimDb: 9, called: ['timpani', 'pauken'] },
  strings: {
    program: 48,
    range: { low: 28, high: 96 },
    trimDb: 5,
    called: ['strings', 'string section', 'streicher', 'orchestra', 'orchester'],
  },
  'slow strings': { program: 49, range: { low: 28, high: 96 }, trimDb: 5.5, called: ['slow strings'] },
  choir: { program: 52, range: { low: 43, high: 84 }, trimDb: 7, called: ['choir', 'chor'] },
  trumpet: { program: 56, range: { low: 55, high: 84 }, trimDb: 1.5, called: ['trumpet', 'trompete'] },
  trombone: { program: 57, range: { low: 40, high: 72 }, trimDb: -1.5, called: ['trombone', 'posaune'] },
  'muted trumpet': { program: 59, range: { low: 55, high: 84 }, trimDb: 1.5, called: ['muted trumpet'] },
  'french horn': {
    program: 60,
    range: { low: 41, high: 77 },
    trimDb: 2.5,
    called: ['french horn', 'horn', 'waldhorn'],
  },
  brass: { program: 61, range: { low: 40, high: 84 }, trimDb: 2.5, called: ['brass', 'bläser', 'brass section'] },
  'alto saxophone': {
    program: 65,
    range: { low: 49, high: 81 },
    trimDb: 3,
    called: ['saxophone', 'sax', 'saxophon', 'alto saxophone'],
  },
  'tenor saxophone': {
    program: 66,
    range: { low: 44, high: 76 },
    trimDb: 3,
    called: ['tenor saxophone', 'tenor sax'],
  },
  oboe: { program: 68, range: { low: 58, high: 91 }, trimDb: 2, called: ['oboe'] },
  bassoon: { program: 70, range: { low: 34, high: 75 }, trimDb: 3.5, called: ['bassoon', 'fagott'] },
  clarinet: { program: 71, range: { low: 50, high: 91 }, trimDb: 4, called: ['clarinet', 'klarinette'] },
  flute: { program: 73, range: { low: 60, high: 96 }, trimDb: 2.5, called: ['flute', 'flöte', 'querflöte'] },
  recorder: { program: 74, range: { low: 60, high: 98 }, trimDb: 4, called: ['recorder', 'blockflöte'] },
  whistle: { program: 78, range: { low: 60, high: 96 }, trimDb: 0.5, called: ['whistle', 'pfeifen', 'whistling'] },
  'square lead': {
    program: 80,
    range: { low: 36, high: 96 },
    trimDb: 4,
    called: ['square wave', 'square lead', '8-bit'],
  },
  'saw lead': {
    program: 81,
    range: { low: 36, high: 96 },
    trimDb: 3,
    called: ['saw lead', 'synth lead', 'lead synth', 'synthesizer', 'synth'],
  },
  'warm pad': {
    program: 89,
    range: { low: 36, high: 96 },
    trimDb: 12.5,
    called: ['warm pad', 'pad', 'synth pad', 'pads', 'flächen'],
  },
  'halo pad': { program: 94, range: { low: 36, high: 96 }, trimDb: 4.5, called: ['halo pad'] },
  'bowed pad': { program: 92, range: { low: 36, high: 96 }, trimDb: 7.5, called: ['bowed pad', 'glass pad'] },
  sitar: { program: 104, range: { low: 48, high: 84 }, trimDb: 10.5, called: ['sitar'] },
  banjo: { program: 105, range: { low: 48, high: 84 }, trimDb: 7, called: ['banjo'] },
  kalimba: { program: 108, range: { low: 60, high: 96 }, trimDb: 10, called: ['kalimba'] },
  'standard drums': {
    program: 0,
    range: { low: 35, high: 81 },
    trimDb: 7,
    called: ['drums', 'drum kit', 'schlagzeug', 'percussion'],
  },
  'electronic drums': {
    program: 24,
    range: { low: 35, high: 81 },
    trimDb: 4,
    called: ['electronic drums', 'drum machine', '808', '909'],
  },
  'brush drums': {
    program: 40,
    range: { low: 35, high: 81 },
    trimDb: 3.5,
    called: ['brushes', 'besen', 'brush drums'],
  },
  'orchestral percussion': {
    program: 48,
    range: { low: 35, high: 81 },
    trimDb: 3.5,
    called: ['orchestral percussion', 'taiko'],
  },
} as const satisfies Record<string, Instrument>

export type InstrumentName = keyof typeof instruments

/** Answers whether an instrument is a set of drums, whose pitches are its drums. */
export function isDrumKit(name: InstrumentName): boolean {
  return name.endsWith('drums') || name === 'orchestral percussion'
}

/** Drums of General MIDI, by one letter each of a pattern's row. */
export const drums = {
  kick: 36,
  snare: 38,
  rim: 37,
  clap: 39,
  hat: 42,
  pedal: 44,
  open: 46,
  ride: 51,
  crash: 49,
  shaker: 70,
  tambourine: 54,
  conga: 63,
  lowConga: 64,
  cowbell: 56,
  lowTom: 43,
  midTom: 47,
  highTom: 50,
  woodblock: 76,
  triangle: 81,
} as const satisfies Record<string, number>

export type DrumName = keyof typeof drums
