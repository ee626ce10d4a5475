import { randomInt } from 'node:crypto'
import { type ComposeBody, type CompositionPlan, musicLimits } from '@vireo/contracts/music'
import type { MusicWishes } from '@vireo/engines'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { findInvalidCharacter } from '#speech'
import { getSong } from '../songs/get-song.ts'
import type { SongId, SongRow } from '../tables.ts'
import { readCompositionPlan, type ReadPlan } from './read-composition-plan.ts'
import { takeSections } from './take-sections.ts'

export type Asked = Pick<ComposeBody, 'prompt' | 'music_length_ms' | 'seed' | 'generation_mode'> & {
  readonly version_of?: ComposeBody['version_of']
  readonly plan?: CompositionPlan | null | undefined
}

export type ReadWishes = {
  readonly wishes: MusicWishes
  /** Words that somebody is to sing. */
  readonly lyrics: readonly string[]
  /** The song that it stands beside as another version. */
  readonly versionOf?: SongId
}

/** Reads what music is wanted, with the song that parts of it come from. Throws `song_not_found` and `section_not_found`. */
export async function readWishes(ctx: Context, asked: Asked): Promise<ReadWishes> {
  const { prompt, generation_mode: mode } = asked
  assertText(prompt ?? '')
  const read = asked.plan ? readCompositionPlan(asked.plan) : undefined
  const wishes = {
    seed: asked.seed ?? randomInt(musicLimits.seedMax),
    isLoop: mode === 'loop',
    isAmbience: mode === 'ambience',
    ...(prompt && { prompt }),
    ...(asked.music_length_ms && { lengthMs: asked.music_length_ms }),
  }
  const beside = asked.version_of ? await getSong(ctx, { song_id: asked.version_of }) : undefined
  if (!read) return { wishes, lyrics: [], ...versionOf(beside) }
  const songId = songOf(read)
  const song = songId === undefined ? undefined : await getSong(ctx, { song_id: songId })
  const sections = takeSections(read.sections, song)
  assertLength(sections)
  return {
    wishes: {
      ...wishes,
      plan: { positive: read.positive, negative: read.negative, sections, ...(song && { source: song.recipe }) },
    },
    lyrics: read.sections.flatMap(({ lyrics }) => lyrics),
    ...versionOf(beside ?? song),
  }
}

function versionOf(song: SongRow | undefined): Pick<ReadWishes, 'versionOf'> {
  return song ? { versionOf: song.version_of } : {}
}

function assertText(prompt: string): void {
  const invalid = findInvalidCharacter(prompt)
  if (invalid) throw new AppError('invalid_text', { param: 'prompt', data: { index: invalid.index } })
}

/** Finds the one song that sections come from: a piece has one key and one tempo, so those of two would not stay what they were. */
function songOf({ sections, likeSongId }: ReadPlan): string | undefined {
  const ids = new Set(sections.flatMap(({ source }) => source?.songId ?? []))
  const [one, other] = ids
  if (other !== undefined)
    throw new AppError('invalid_parameters', {
      message: 'Sections of one plan can come from one song.',
      param: 'composition_plan',
    })
  return one ?? likeSongId
}

function assertLength(sections: readonly { readonly durationMs: number }[]): void {
  const sum = sections.reduce((total, { durationMs }) => total + durationMs, 0)
  const { msMin, msMax, sectionsMax } = musicLimits
  if (sections.length > 0 && sections.length <= sectionsMax && sum >= msMin && sum <= msMax) return
  throw new AppError('invalid_parameters', {
    message: `A plan has 1 to ${sectionsMax} sections and lasts 3 seconds to 10 minutes.`,
    param: 'composition_plan',
  })
}
