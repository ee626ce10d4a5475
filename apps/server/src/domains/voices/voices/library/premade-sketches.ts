import type { VoiceId } from '@vireo/contracts/kit'
import type { VoiceTraits } from '@vireo/engines'
import measured from './sketches.json' with { type: 'json' }

/** What is drawn of a premade voice. */
export type PremadeSketch = {
  /** The version of the preview that was listened to. */
  readonly version: string
  readonly durationMs: number
  readonly peaks: readonly number[]
  readonly traits: VoiceTraits
}

/** Measured by `tools/measure-voices sketches` on the previews. */
const sketches: ReadonlyMap<string, PremadeSketch> = new Map(Object.entries(measured))

/** Returns what is drawn of a premade voice; undefined where nobody has listened to it yet. */
export function sketchOfPremade(voiceId: VoiceId): PremadeSketch | undefined {
  return sketches.get(voiceId)
}
