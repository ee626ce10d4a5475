import { WholeFormat } from '@vireo/contracts/speech'
import { useEffect, useState } from 'react'
import { z } from 'zod'

import { readStored, writeStored } from '#kit/storage.ts'
import { Controls } from '../voice-controls.ts'

const storageKey = 'vireo.voice-change'

const Wishes = z.object({
  voiceId: z.string().optional(),
  modelId: z.string().default('eleven_multilingual_sts_v2'),
  outputFormat: WholeFormat.default('mp3_44100_128'),
  removesNoise: z.boolean().default(false),
  /** Absent while the voice's own settings hold. */
  controls: Controls.optional(),
})
export type Wishes = z.infer<typeof Wishes>

/**
 * Holds how somebody wants recordings to be changed; it survives navigation and reload, and goes when they sign out.
 */
export function useWishes(): readonly [Wishes, (change: Partial<Wishes>) => void] {
  const [wishes, setWishes] = useState(() => readStored(storageKey, Wishes) ?? Wishes.parse({}))
  useEffect(() => writeStored(storageKey, wishes), [wishes])
  return [wishes, (change) => setWishes((current) => ({ ...current, ...change }))]
}
