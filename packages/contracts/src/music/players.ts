/** How a key is called, as `F♯ minor`. */
export const keyPattern = /^[A-G][♯♭]? (?:major|minor|dorian|phrygian|lydian|mixolydian)$/u

/** What a part does in a piece. */
export const musicRoles = ['melody', 'counter', 'harmony', 'pad', 'bass', 'drums'] as const

/** Drums take the place of drums alone. */
export const drumKits = ['standard drums', 'electronic drums', 'brush drums', 'orchestral percussion'] as const

/** Everybody who can play. */
export const musicInstruments = [
  'piano',
  'electric piano',
  'harpsichord',
  'celesta',
  'music box',
  'vibraphone',
  'marimba',
  'xylophone',
  'organ',
  'accordion',
  'nylon guitar',
  'acoustic guitar',
  'jazz guitar',
  'clean guitar',
  'muted guitar',
  'overdriven guitar',
  'distorted guitar',
  'double bass',
  'bass guitar',
  'slap bass',
  'synth bass',
  'violin',
  'viola',
  'cello',
  'pizzicato strings',
  'harp',
  'timpani',
  'strings',
  'slow strings',
  'choir',
  'trumpet',
  'trombone',
  'muted trumpet',
  'french horn',
  'brass',
  'alto saxophone',
  'tenor saxophone',
  'oboe',
  'bassoon',
  'clarinet',
  'flute',
  'recorder',
  'whistle',
  'square lead',
  'saw lead',
  'warm pad',
  'halo pad',
  'bowed pad',
  'sitar',
  'banjo',
  'kalimba',
  ...drumKits,
] as const
export type MusicInstrument = (typeof musicInstruments)[number]
