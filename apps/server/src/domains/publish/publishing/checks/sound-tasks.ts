import type { Decibels } from '@vireo/audio'
import type { Sounding } from './sound-meter.ts'

/** At which everything is measured and made. */
export const soundRateHz = 44_100

/** What a thread does with the sound that comes to it: measures it, or makes it louder. */
export type SoundTask = { readonly kind: 'measure' } | { readonly kind: 'level'; readonly gainDb: Decibels }

/** The next piece of a sound, in −1 to 1; null after the last. */
export type SoundPiece = Float32Array<ArrayBuffer> | null

/** What a thread answers to each piece: how all of it sounds after the last, or what became of the piece, as PCM of 16 bits. */
export type SoundNews = { readonly sounding?: Sounding; readonly bytes?: Uint8Array<ArrayBuffer> }

/** What a thread is sent: the next thing to do, or a piece of the sound to do it with. */
export type SoundOrder =
  | { readonly task: SoundTask; readonly piece?: never }
  | { readonly task?: never; readonly piece: SoundPiece }
