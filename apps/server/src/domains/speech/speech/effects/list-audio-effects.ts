import type { AudioEffectsCatalogue } from '@vireo/contracts/speech'
import { environmentNames, noiseNames, presetNames } from './effect-names.ts'

/** Lists everything that can be done to a voice once it has spoken. */
export function listAudioEffects(): Promise<AudioEffectsCatalogue> {
  return Promise.resolve({
    filter_presets: Object.entries(presetNames).map(([id, named]) => ({ filter_preset_id: id, ...named })),
    environments: Object.entries(environmentNames).map(([id, named]) => ({ environment_id: id, ...named })),
    background_noises: Object.entries(noiseNames).map(([id, named]) => ({ background_noise_id: id, ...named })),
  })
}
