import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { parseOutputFormat } from '@vireo/audio'
import type { musicEndpoints } from '@vireo/contracts/music'
import type { Input } from '@vireo/contracts/kit'
import type { StemFile } from '@vireo/engines'
import yazl from 'yazl'
import { attachment } from '#history'
import { type ByteAnswer, pour } from '#kernel/byte-stream.ts'
import { invariant } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { assertFormatAllowed } from '#speech'
import { enterUnpaid, planOf } from '#usage'
import { getScoredSong } from './get-song.ts'
import { inEngine } from '../plans/plan-music.ts'

/** Plays a song once more and answers with each of its parts as a file of an archive. Free: the song was paid. */
export async function getStems(
  ctx: With<'concurrency' | 'music' | 'settings'>,
  input: Input<typeof musicEndpoints.getStems>,
): Promise<ByteAnswer> {
  const song = await getScoredSong(ctx, input)
  const format = parseOutputFormat(input.output_format)
  invariant(format, 'the contract lists formats that there are')
  assertFormatAllowed(format, await planOf(ctx))
  const place = await enterUnpaid(ctx)
  let folder: string | undefined
  const leave = async () => {
    place.leave()
    if (folder !== undefined) await rm(folder, { recursive: true, force: true })
  }
  try {
    folder = await mkdtemp(path.join(tmpdir(), `vireo-stems-${process.pid}-`))
    const request = { recipe: song.recipe, format, folder }
    const stems = await inEngine(ctx, (options) => ctx.ports.music.stems(request, options))
    return archiveOf(stems, { name: `${song.outline.title}.zip`, made: song.created_at, leave })
  } catch (error) {
    await leave()
    throw error
  }
}

export type Archive = { readonly name: string; readonly made: Date; readonly leave: () => Promise<void> }

/** Packs files without compressing them: audio is compressed already, or wanted as it is, and the same song is the same bytes. */
export function archiveOf(stems: readonly StemFile[], { name, made, leave }: Archive): ByteAnswer {
  return {
    contentType: 'application/zip',
    headers: { 'content-disposition': attachment(name) },
    async send(sink) {
      const zip = new yazl.ZipFile()
      const output = new PassThrough()
      zip.on('error', (error: Error) => void output.destroy(error))
      for (const stem of stems) zip.addFile(stem.path, stem.name, { compress: false, mtime: made, mode: 0o100644 })
      zip.outputStream.pipe(output)
      zip.end()
      await pour(output, sink)
    },
    close: leave,
  }
}
