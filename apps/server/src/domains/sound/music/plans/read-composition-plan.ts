import type { AudioRefChunk, CompositionPlan, GenerationChunk, MusicPrompt } from '@vireo/contracts/music'

/** A section of either generation, read. */
export type ReadSection = {
  readonly name: string
  readonly durationMs: number
  readonly positive: readonly string[]
  readonly negative: readonly string[]
  readonly lyrics: readonly string[]
  /** Whole stretches of a song that stand for it. */
  readonly source?: { readonly songId: string; readonly ranges: readonly Range[] }
}
export type Range = { readonly startMs: number; readonly endMs: number }

export type ReadPlan = {
  readonly positive: readonly string[]
  readonly negative: readonly string[]
  readonly sections: readonly ReadSection[]
  /** A song that the whole is to be like. */
  readonly likeSongId?: string | undefined
}

/** Reads a plan of either generation. */
export function readCompositionPlan(plan: CompositionPlan): ReadPlan {
  return 'chunks' in plan ? readChunks(plan.chunks) : readSections(plan)
}

function readSections(plan: MusicPrompt): ReadPlan {
  return {
    positive: plan.positive_global_styles,
    negative: plan.negative_global_styles,
    sections: plan.sections.map((section) => ({
      name: section.section_name,
      durationMs: section.duration_ms,
      positive: section.positive_local_styles,
      negative: section.negative_local_styles,
      lyrics: section.lines.filter((line) => line.trim() !== ''),
      ...(section.source_from && {
        source: {
          songId: section.source_from.song_id,
          ranges: without(rangeOf(section.source_from.range), section.source_from.negative_ranges?.map(rangeOf) ?? []),
        },
      }),
    })),
  }
}

function readChunks(chunks: readonly (GenerationChunk | AudioRefChunk)[]): ReadPlan {
  const made = chunks.filter((chunk) => 'text' in chunk)
  const [first] = made
  return {
    positive: first?.positive_styles ?? [],
    negative: first?.negative_styles ?? [],
    likeSongId: made.find((chunk) => chunk.conditioning_ref)?.conditioning_ref?.song_id,
    sections: chunks.map((chunk, nth) => ('text' in chunk ? readChunk(chunk, nth) : readTaken(chunk))),
  }
}

function readChunk({ text, duration_ms, positive_styles, negative_styles }: GenerationChunk, nth: number): ReadSection {
  const [, called, words = text] = /^\s*\[([^\]]{1,100})\]([\s\S]*)$/u.exec(text) ?? []
  const directions = [...words.matchAll(/\{([^{}]*)\}/gu)].map(([, said = '']) => said.trim())
  const lyrics = words
    .replaceAll(/\{[^{}]*\}|\[[^[\]]*\]/gu, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
  return {
    name: called?.trim() || `Section ${nth + 1}`,
    durationMs: duration_ms,
    positive: [...positive_styles, ...directions.filter((said) => said !== '')],
    negative: negative_styles,
    lyrics,
  }
}

function readTaken({ song_id, range }: AudioRefChunk): ReadSection {
  const whole = rangeOf(range)
  return {
    name: 'Section',
    durationMs: whole.endMs - whole.startMs,
    positive: [],
    negative: [],
    lyrics: [],
    source: { songId: song_id, ranges: [whole] },
  }
}

function rangeOf({ start_ms: startMs, end_ms: endMs }: { readonly start_ms: number; readonly end_ms: number }): Range {
  return { startMs, endMs }
}

/** Answers what is left of a range without others. */
function without(range: Range, others: readonly Range[]): Range[] {
  return others.reduce<Range[]>(
    (left, other) =>
      left.flatMap(({ startMs, endMs }) =>
        [
          { startMs, endMs: Math.min(endMs, other.startMs) },
          { startMs: Math.max(startMs, other.endMs), endMs },
        ].filter((rest) => rest.startMs < rest.endMs),
      ),
    [range],
  )
}
