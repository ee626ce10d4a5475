import type { Span } from '../speech-analysis.ts'
import type { Closable, Sound, WorkOptions } from './sound.ts'

/** The capability "when does somebody speak". Spans are in order and do not overlap. */
export type VoiceActivityEngine = Closable & {
  findSpeech(sound: Sound, options?: WorkOptions): Promise<readonly Span[]>
}

/** Who speaks, numbered from 0 in the order in which they are first heard. */
export type SpeakerTurn = Span & { readonly speaker: number }

/** The capability "who speaks when". Turns are in order of their start. */
export type SpeakersEngine = Closable & {
  /** `speakers` says how many there are, where that is known. */
  tellApart(sound: Sound, options?: WorkOptions & { readonly speakers?: number }): Promise<readonly SpeakerTurn[]>
}

/** The capability "is this the same voice": a vector of length 1 for a recording, alike for alike voices. */
export type LikenessEngine = Closable & {
  printOf(sound: Sound, options?: WorkOptions): Promise<Float32Array>
}

/** Compares two prints of one engine: 1 for the same voice, about 0 for different ones, at least −1. */
export function likenessOf(one: Float32Array, other: Float32Array): number {
  let product = 0
  for (const [at, value] of one.entries()) product += value * (other[at] ?? 0)
  return Math.max(-1, Math.min(1, product))
}

/** The capability "which language is spoken here". BCP 47; undefined where it cannot tell. */
export type SpokenLanguageEngine = Closable & {
  identify(sound: Sound, options?: WorkOptions): Promise<string | undefined>
}

/** Something that is heard, and how sure the engine is, 0 to 1. */
export type HeardThing = { readonly label: string; readonly probability: number }

/** The capability "what is heard here": laughter, applause, a dog. The most probable first. */
export type TaggingEngine = Closable & {
  tag(sound: Sound, options?: WorkOptions): Promise<readonly HeardThing[]>
}
