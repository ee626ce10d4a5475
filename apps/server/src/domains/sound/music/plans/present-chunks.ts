import type { ChunkPlan, CompositionPlan, MusicModel } from '@vireo/contracts/music'
import type { MusicOutline } from '@vireo/engines'
import { presentPlan } from '../songs/present-song.ts'

/** Shows a plan in the generation that a model speaks. */
export function presentPlanFor(model: MusicModel, outline: MusicOutline): CompositionPlan {
  return model === 'music_v1' ? presentPlan(outline) : presentChunks(outline)
}

/** Shows a plan of the second generation, whose first chunk says what the whole is like. */
function presentChunks({ sections, positive, negative }: MusicOutline): ChunkPlan {
  return {
    chunks: sections.map((section, nth) => ({
      text: `[${section.name}]`,
      duration_ms: section.durationMs,
      positive_styles:
        nth === 0 ? [...new Set([...positive, ...section.positive])].slice(0, 50) : [...section.positive],
      negative_styles:
        nth === 0 ? [...new Set([...negative, ...section.negative])].slice(0, 50) : [...section.negative],
      context_adherence: 'high',
    })),
  }
}
