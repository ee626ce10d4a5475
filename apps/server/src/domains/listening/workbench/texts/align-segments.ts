import type { Input } from '@vireo/contracts/kit'
import type { Aligned, workbenchEndpoints } from '@vireo/contracts/workbench'
import { followRecording, languageOf } from '#alignment'
import type { With } from '#ports/ports.ts'
import { inStretch } from '../sound/in-stretch.ts'
import { findOwnText } from './find-own-text.ts'
import { timesOfSegments } from './times-of-segments.ts'

/** Somebody may have begun to speak a little before they were thought to, and end a little later. */
const aroundS = 1.5

/** Finds when segments are said, and each of their words. Nothing is kept. Throws what the contract names. */
export async function alignSegments(
  ctx: With<'concurrency' | 'media' | 'settings' | 'speechAnalysis' | 'storage'>,
  { segments, ...named }: Input<typeof workbenchEndpoints.align>,
): Promise<Aligned> {
  const work = await findOwnText(ctx, named)
  const language = languageOf('', work.task.source_language)
  const stretch = {
    fromS: (segments[0]?.start_s ?? 0) - aroundS,
    toS: Math.max(...segments.map(({ end_s: end }) => end)) + aroundS,
  }
  return inStretch(ctx, work, stretch, async (sound) => {
    const text = segments.map((segment) => segment.text.trim()).join('\n\n')
    const { marks } = await followRecording(ctx, sound, { text, language })
    const later = marks.map((mark) => {
      return { ...mark, startMs: mark.startMs + sound.fromMs, endMs: mark.endMs + sound.fromMs }
    })
    return timesOfSegments(segments, later)
  })
}
