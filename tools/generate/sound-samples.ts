import { loadSoundEffectMaker } from '@vireo/engine-sound-effects'
import { librarySounds } from '../../apps/server/src/domains/sound/sound-effects/library/catalogue/index.ts'
import type { Sample } from './sound-effects-page.ts'

/** Finds for each family of sounds one of the library in which it is heard, with as few others as there are. */
export async function soundSamples(): Promise<ReadonlyMap<string, Sample>> {
  const { understand } = await loadSoundEffectMaker()
  const best = new Map<string, Sample & { readonly others: number }>()
  for (const { id, english } of librarySounds) {
    const made = new Set(understand(english).made)
    for (const family of made) {
      const known = best.get(family)
      if (!known || made.size - 1 < known.others) best.set(family, { id, english, others: made.size - 1 })
    }
  }
  return best
}
