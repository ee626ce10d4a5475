import { WholeFormat } from '@vireo/contracts/speech'
import { useEffect, useState } from 'react'
import { z } from 'zod'

import { readStored, writeStored } from '#kit/storage.ts'

const storageKey = 'vireo.speech-draft'

/** The largest number that a seed may be. */
export const seedMax = 4_294_967_295

const Draft = z.object({
  text: z.string().default(''),
  voiceId: z.string().optional(),
  modelId: z.string().default('eleven_multilingual_v2'),
  outputFormat: WholeFormat.default('mp3_44100_128'),
  /** BCP 47; absent while the voice's own language is meant. */
  languageCode: z.string().optional(),
  /** Absent while every take is to be another one. */
  seed: z.number().int().min(0).max(seedMax).optional(),
  /** What was said before and what follows, where this text is a part of a longer one. */
  previousText: z.string().default(''),
  nextText: z.string().default(''),
  normalization: z.enum(['auto', 'on', 'off']).default('auto'),
})
export type Draft = z.infer<typeof Draft>

/** What another screen may hand over: a text to speak, and a voice to speak it with. */
export const DraftStart = z.object({ text: z.string().optional(), voiceId: z.string().optional() })

function storedDraft(): Draft {
  return readStored(storageKey, Draft) ?? Draft.parse({})
}

/** Puts what another screen handed over into the draft; a language does not follow to another voice. */
export function startDraft({ text, voiceId }: z.infer<typeof DraftStart>): void {
  const { languageCode, ...kept } = storedDraft()
  const keepsVoice = voiceId === undefined || voiceId === kept.voiceId
  writeStored(storageKey, {
    ...kept,
    ...(keepsVoice && { languageCode }),
    ...(text !== undefined && { text }),
    ...(voiceId !== undefined && { voiceId }),
  })
}

/** What somebody is working on; it survives navigation and reload, and goes when they sign out. */
export function useDraft(): readonly [Draft, (change: Partial<Draft>) => void] {
  const [draft, setDraft] = useState(storedDraft)
  useEffect(() => writeStored(storageKey, draft), [draft])
  return [draft, (change) => setDraft((current) => ({ ...current, ...change }))]
}
