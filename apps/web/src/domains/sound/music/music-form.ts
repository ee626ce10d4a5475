import { musicCredits, musicLimits, type ComposeBody } from '@vireo/contracts/music'
import { z } from 'zod'

import { readStored, writeStored } from '#kit/storage.ts'

const storageKey = 'vireo.music-draft'

/** Formats that are offered, in the words of the contract. */
export const formats = ['auto', 'mp3_44100_192', 'opus_48000_128', 'wav_44100', 'wav_48000'] as const

const MusicForm = z.object({
  prompt: z.string().max(musicLimits.promptMax),
  /** Null is as long as the words say, and a minute where they say nothing. */
  seconds: z
    .number()
    .int()
    .min(musicLimits.msMin / 1000)
    .max(musicLimits.msMax / 1000)
    .nullable(),
  kind: z.enum(['track', 'loop', 'ambience']),
  /** Composes without words what asks for somebody who sings. */
  isInstrumental: z.boolean(),
  seed: z.number().int().min(0).max(musicLimits.seedMax).nullable(),
  format: z.enum(formats),
})
export type MusicForm = z.infer<typeof MusicForm>

const empty: MusicForm = { prompt: '', seconds: null, kind: 'track', isInstrumental: false, seed: null, format: 'auto' }

/** How long a piece is where nobody says. */
export const usualMs = 60_000

/** Reads what was being written when the screen was left. */
export function readDraft(): MusicForm {
  return readStored(storageKey, MusicForm) ?? empty
}

/** Keeps what is being written, until sign-out. */
export function writeDraft(form: MusicForm): void {
  writeStored(storageKey, form)
}

/** Computes what a piece costs that is made of the words alone; where they are left to say how long, of the usual length. */
export function costOfForm({ seconds }: MusicForm): number {
  return musicCredits(seconds === null ? usualMs : seconds * 1000)
}

/** Answers what the form says besides the prompt or the plan. */
export function settingsOf({ kind, isInstrumental, seed }: MusicForm): Partial<ComposeBody> {
  return { generation_mode: kind, force_instrumental: isInstrumental, seed }
}

/** What the history hands over of a piece that is to be made again. */
const Handover = z.object({ text: z.string() })

/** Reads the form of a piece that somebody wants again; undefined where nothing was handed over. */
export function handedOver(state: unknown): MusicForm | undefined {
  const read = Handover.safeParse(state)
  return read.success ? { ...empty, prompt: read.data.text.slice(0, musicLimits.promptMax) } : undefined
}
