import { WholeFormat } from '@vireo/contracts/speech'
import { useCallback, useEffect, useState } from 'react'
import { z } from 'zod'

import { readStored, writeStored } from '#kit/storage.ts'
import { Controls } from './voice-controls.ts'

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
  /** How the recording was spoken that is used again; absent while the voice's own settings hold. */
  controls: Controls.optional(),
})
export type Draft = z.infer<typeof Draft>

/** How a recording was made. What this screen cannot choose is left out, and does not spoil the rest. */
export const MadeWith = z.object({
  modelId: z.string().optional().catch(undefined),
  outputFormat: WholeFormat.optional().catch(undefined),
  languageCode: z.string().optional().catch(undefined),
  seed: z.number().int().min(0).max(seedMax).optional().catch(undefined),
  controls: Controls.optional().catch(undefined),
})
export type MadeWith = z.infer<typeof MadeWith>

/** What another screen may hand over: a text to speak, a voice to speak it with, and the recording one goes on from. */
export const DraftStart = z.object({
  text: z.string().optional(),
  voiceId: z.string().optional(),
  recording: MadeWith.optional(),
})

function storedDraft(): Draft {
  return readStored(storageKey, Draft) ?? Draft.parse({})
}

/** Puts what another screen handed over into the draft; language and settings do not follow to another voice. */
export function startDraft({ text, voiceId, recording }: z.infer<typeof DraftStart>): void {
  const { languageCode, controls, ...kept } = storedDraft()
  const keepsVoice = voiceId === undefined || voiceId === kept.voiceId
  writeStored(storageKey, {
    ...kept,
    ...(keepsVoice && { languageCode, controls }),
    ...(text !== undefined && { text }),
    ...(voiceId !== undefined && { voiceId }),
    ...(recording && asMade(kept, recording)),
  })
}

/** Answers what makes the same text the same recording again: what was before and after it is not kept with recordings. */
function asMade(draft: Pick<Draft, 'modelId' | 'outputFormat'>, made: MadeWith): Partial<Draft> {
  const { modelId = draft.modelId, outputFormat = draft.outputFormat, languageCode, seed, controls } = made
  return { modelId, outputFormat, languageCode, seed, controls, previousText: '', nextText: '' }
}

/** Holds what somebody is working on; it survives navigation and reload, and goes when they sign out. */
export function useDraft(): readonly [Draft, (change: Partial<Draft>) => void] {
  const [draft, setDraft] = useState(storedDraft)
  useEffect(() => storeSoon(draft), [draft])
  const change = useCallback((changed: Partial<Draft>) => setDraft((current) => ({ ...current, ...changed })), [])
  return [draft, change]
}

/** Stores a draft once the letter is painted that changed it, or at once when the screen goes first. */
function storeSoon(draft: Draft): () => void {
  let isStored = false
  const store = () => {
    if (!isStored) writeStored(storageKey, draft)
    isStored = true
  }
  const timer = setTimeout(store)
  return () => {
    clearTimeout(timer)
    store()
  }
}
