import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type OutputFormat, parseOutputFormat } from '@vireo/audio'
import type { musicEndpoints } from '@vireo/contracts/music'
import type { Input, UploadedFile } from '@vireo/contracts/kit'
import type { StemFile } from '@vireo/engines'
import { findOwnItems } from '#history'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import type { Context } from '#kernel/context.ts'
import { AppError, invariant } from '#kernel/errors.ts'
import { assertFormatAllowed } from '#speech'
import { shownName } from '#speech/sources/index.ts'
import { enterUnpaid, planOf } from '#usage'
import { inEngine } from '../plans/plan-music.ts'
import { findSongsByAudio } from '../song-store.ts'
import { archiveOf } from '../songs/get-stems.ts'
import type { SongRow } from '../tables.ts'
import { digestOfFile } from './audio-digest.ts'
import type { Division } from './division.ts'
import { separateByEngine, type SeparationPorts } from './separate-by-engine.ts'

type Asked = Input<typeof musicEndpoints.separateStems>

const divisions = { two_stems_v1: 'two', six_stems_v1: 'six' } as const

/**
 * Takes a recording apart. What is a song of this workspace, byte by byte, is played once more with each family of its parts in a file
 * of its own, without charge; all else is taken apart by an engine, where there is one.
 */
export async function separateStems(ctx: SeparationPorts, input: Asked): Promise<ByteAnswer> {
  if (input.sign_with_c2pa)
    throw new AppError('feature_not_available', {
      message: 'Stems are not signed: they are parts of what is.',
      param: 'sign_with_c2pa',
    })
  const [file] = input.files.file
  invariant(file, 'the contract asks for a file')
  const format = await allowedFormat(ctx, input)
  const place = await enterUnpaid(ctx)
  let folder: string | undefined
  const leave = async () => {
    place.leave()
    if (folder !== undefined) await rm(folder, { recursive: true, force: true })
  }
  try {
    folder = await mkdtemp(path.join(tmpdir(), `vireo-stems-${process.pid}-`))
    const song = await findSeenSong(ctx, await digestOfFile(file.path, ctx.signal))
    const division = divisions[input.stem_variation_id]
    const asked = { format, folder, division }
    const stems = await (song ? playedApart(ctx, song, asked) : separateByEngine(ctx, file, asked))
    const made = song?.created_at ?? ctx.now()
    return archiveOf(stems, { name: `${song?.outline.title ?? titleOf(file)}.zip`, made, leave })
  } catch (error) {
    await leave()
    throw error
  }
}

/** Refuses a recording before it has come whose stems could not be sent as asked for. */
export async function assertMaySeparate(ctx: Context, asked: Pick<Asked, 'output_format'>): Promise<void> {
  await allowedFormat(ctx, asked)
}

async function allowedFormat(ctx: Context, asked: Pick<Asked, 'output_format'>): Promise<OutputFormat> {
  const format = parseOutputFormat(asked.output_format)
  invariant(format, 'the contract lists formats that there are')
  assertFormatAllowed(format, await planOf(ctx))
  return format
}

function playedApart(ctx: SeparationPorts, { recipe }: SongRow, division: Division): Promise<readonly StemFile[]> {
  return inEngine(ctx, (options) => ctx.ports.music.stems({ recipe, ...division }, options))
}

/** Finds a song whose audio was sent and whose item the caller may see. */
async function findSeenSong(ctx: SeparationPorts, digest: string): Promise<SongRow | undefined> {
  const songs = await findSongsByAudio(ctx, digest)
  const items = await findOwnItems(
    ctx,
    songs.map((song) => song.history_item_id),
  )
  return songs.find((song) => items.some(({ id }) => id === song.history_item_id))
}

function titleOf(file: UploadedFile): string {
  return shownName(file.fileName)?.replace(/\.\w{1,5}$/u, '') ?? 'Music'
}
