import { clockText } from '@vireo/ui'

import type { Generation } from '../generation.ts'
import { speechWords } from '../words.ts'
import { composerWords } from './words.ts'

/** Says how far a generation is, from what has arrived of it; undefined while none runs. */
export function progressText(generation: Generation): string | undefined {
  if (generation.status === 'starting') return speechWords.starting
  if (generation.status !== 'streaming') return undefined
  const { progress, madeMs } = generation
  if (!progress) return madeMs > 0 ? composerWords.made(clockText(madeMs)) : composerWords.speaking
  const { sentence, sentences, secondsLeft } = progress
  const where = composerWords.sentence(sentence, sentences)
  if (secondsLeft === undefined) return where
  return `${where} · ${secondsLeft === 0 ? composerWords.lastWords : composerWords.secondsLeft(secondsLeft)}`
}
