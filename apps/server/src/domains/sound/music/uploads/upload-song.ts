import { randomInt } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { type MusicModel, musicLimits, type musicEndpoints } from '@vireo/contracts/music'
import type { Input } from '@vireo/contracts/kit'
import type { MusicOutline } from '@vireo/engines'
import { assertRoomForItem } from '#history'
import { invariant } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { condenseLevels, shownName, sourceCost } from '#speech/sources/index.ts'
import { enterUnpaid } from '#usage'
import { assertAffordable, releaseEventually, reserve, settle } from '#usage/reservations/index.ts'
import { planMusic } from '../plans/plan-music.ts'
import type { SongId } from '../tables.ts'
import { outlineOfHeard, wishesLike } from './heard-plan.ts'
import { keepUpload, type Paying } from './keep-upload.ts'
import { assertMayTranscribe, assertWordsCanBeHeard, hearWords, type HeardWord, type WordPorts } from './hear-words.ts'
import { receiveSong } from './receive-song.ts'

export type UploadPorts = WordPorts & With<'concurrency' | 'media' | 'music' | 'settings' | 'storage'>

export type UploadedSong = {
  readonly songId: SongId
  readonly outline: MusicOutline
  /** The generation in which its plan was asked for. */
  readonly planAs: MusicModel | undefined
  readonly words: readonly HeardWord[] | undefined
  readonly levels: readonly number[] | undefined
}

const visualLength = 200

/** Keeps a recording of music that somebody brings, and says what is heard in it; only its words are charged. Two at a time for a workspace. */
export async function uploadSong(ctx: UploadPorts, input: Input<typeof musicEndpoints.upload>): Promise<UploadedSong> {
  const [file] = input.files.file
  invariant(file, 'the contract asks for a file')
  const { extract_composition_plan: asked } = input
  const place = await enterUnpaid(ctx)
  try {
    await assertRoomForItem(ctx)
    if (input.with_timestamps) assertMayTranscribe(ctx)
    if (input.with_timestamps) await assertWordsCanBeHeard(ctx)
    if (input.with_timestamps) await assertAffordable(ctx, sourceCost(60_000, musicLimits.wordsCreditsPerMinute))
    const { path, heard } = await receiveSong(ctx, file)
    await assertRoomForItem(ctx, (await stat(path)).size)
    const finish = async (words: readonly HeardWord[] | undefined, pay: Paying): Promise<UploadedSong> => {
      const seed = randomInt(musicLimits.seedMax)
      const like = await planMusic(ctx, wishesLike(heard, seed))
      const title = shownName(file.fileName) ?? 'Music'
      const outline = outlineOfHeard(heard, title, like)
      const songId = await keepUpload(ctx, { path, title, heard, outline, recipe: like.recipe, seed }, pay)
      return {
        songId,
        outline,
        planAs: asked === false ? undefined : asked === true ? 'music_v1' : asked,
        words,
        levels: input.with_waveform_visual ? condenseLevels(heard.levels, visualLength) : undefined,
      }
    }
    if (!input.with_timestamps) return await finish(undefined, async () => undefined)
    return await holdForWords(ctx, heard.durationMs, async (pay) => finish(await hearWords(ctx, file), pay))
  } finally {
    place.leave()
  }
}

/** Holds the price that writing words down has elsewhere, and books it with what is kept; free where anything fails. */
async function holdForWords<T>(ctx: UploadPorts, durationMs: number, work: (pay: Paying) => Promise<T>): Promise<T> {
  const credits = sourceCost(durationMs, musicLimits.wordsCreditsPerMinute)
  const { id } = await reserve(ctx, { credits, reason: 'speech_to_text' })
  try {
    return await work(async (ctx) => void (await settle(ctx, id, credits, { durationMs: Math.round(durationMs) })))
  } catch (error) {
    await releaseEventually(ctx, id)
    throw error
  }
}

/** Refuses an upload before it has come, where there is no room for it. */
export async function assertMayUpload(ctx: With<'settings'>): Promise<void> {
  await assertRoomForItem(ctx)
}
