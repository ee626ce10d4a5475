import { createHash } from 'node:crypto'
import type { Rendering } from '../planning/plan-request.ts'

/**
 * Derives the key of everything the sound of a request depends on: the exact voice, all parameters, the seed and the
 * text. Requests with the same key sound the same to the byte. 64 hexadecimal digits.
 */
export function cacheKeyOf(rendering: Rendering, text: string): string {
  const { voice, model, formatName, settings, seed, language, normalizes, goesOn, pronunciation, effects } = rendering
  const parts = [
    'text-to-speech 1',
    voice.voiceId,
    voice.version,
    model.id,
    formatName,
    settings.speed,
    settings.stability,
    settings.similarityBoost,
    settings.style,
    settings.useSpeakerBoost,
    seed,
    language ?? null,
    normalizes,
    goesOn,
    text,
    // Absent where there is none, so that older keys stay good.
    ...(pronunciation.key === '' ? [] : [pronunciation.key]),
    ...(effects ? [{ effects }] : []),
  ]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
