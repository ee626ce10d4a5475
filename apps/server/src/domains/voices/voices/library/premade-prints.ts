import type { VoiceId } from '@vireo/contracts/kit'
import type { Voiceprint } from '@vireo/engines'
import measured from './prints.json' with { type: 'json' }

/** Measured by `tools/measure-voices prints` on what `printSayingOf` has each voice say. */
const prints: ReadonlyMap<string, { readonly version: string; readonly vector: readonly number[] }> = new Map(
  Object.entries(measured),
)

/** Returns the print of a premade voice; undefined where nobody has listened to it yet. */
export function printOfPremade(voiceId: VoiceId): Voiceprint | undefined {
  return prints.get(voiceId)
}

/** Returns the version of the sound that a premade voice's print was measured on. */
export function measuredVersionOf(voiceId: VoiceId): string | undefined {
  return prints.get(voiceId)?.version
}
