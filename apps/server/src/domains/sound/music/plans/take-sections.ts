import type { AskedMusicSection } from '@vireo/engines'
import { AppError } from '#kernel/errors.ts'
import type { Range, ReadSection } from './read-composition-plan.ts'
import type { SongRow } from '../tables.ts'

/** How far the ends of a range may be from those of sections: whoever cuts by ear or rounds to seconds is still understood. */
const toleranceMs = 500

/** Answers the sections of a plan, those that come from a song by their numbers in it. Throws `section_not_found`. */
export function takeSections(sections: readonly ReadSection[], song: SongRow | undefined): AskedMusicSection[] {
  return sections.flatMap((section): AskedMusicSection[] => {
    const { name, durationMs, positive, negative, source } = section
    if (!source || !song) return [{ name, durationMs, positive, negative }]
    if (song.origin === 'uploaded') throw new AppError('song_without_score', { param: 'composition_plan' })
    return source.ranges.flatMap((range) => taken(range, song))
  })
}

function taken(range: Range, { outline }: SongRow): AskedMusicSection[] {
  let elapsedMs = 0
  const places = outline.sections.map((section, nth) => {
    const startMs = elapsedMs
    elapsedMs += section.durationMs
    return { section, nth, startMs, endMs: elapsedMs }
  })
  const near = (one: number, other: number) => Math.abs(one - other) <= toleranceMs
  const first = places.findIndex(({ startMs }) => near(startMs, range.startMs))
  const last = places.findLastIndex(({ endMs }) => near(endMs, range.endMs))
  if (first < 0 || last < first)
    throw new AppError('section_not_found', {
      param: 'composition_plan',
      data: { sections: places.map(({ startMs, endMs }) => ({ start_ms: startMs, end_ms: endMs })) },
    })
  return places.slice(first, last + 1).map(({ section, nth }) => ({
    name: section.name,
    durationMs: section.durationMs,
    positive: section.positive,
    negative: section.negative,
    taken: nth,
  }))
}
