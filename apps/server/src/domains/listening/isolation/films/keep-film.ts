import { createReadStream } from 'node:fs'
import { type FilmContainer, MediaError } from '@vireo/engines'
import { writeIntoFile } from '#kernel/files/write-into-file.ts'
import { keepBlocks } from '#ports/keep-bytes.ts'
import type { With } from '#ports/ports.ts'
import type { FilmType } from '../tables.ts'

/** What became of the moving pictures that a recording came with. */
export type KeptFilm = {
  readonly key: string | null
  readonly type: FilmType | null
  readonly sizeBytes: number
  /** There were some, and they could not be kept with the isolated voice. */
  readonly hasFailed: boolean
}

type Isolated = {
  readonly id: string
  readonly film: string | undefined
  /** What was made of it, which is stored already. */
  readonly storageKey: string
}

const none: KeptFilm = { key: null, type: null, sizeBytes: 0, hasFailed: false }

const typeOf: Readonly<Record<FilmContainer, FilmType>> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  matroska: 'video/x-matroska',
}

/**
 * Keeps the moving pictures of a recording with the isolated voice beside them. Where that cannot be done, the voice is worth keeping all
 * the same, and it is said.
 */
export async function keepFilm(ctx: With<'media' | 'storage'>, { id, film, storageKey }: Isolated): Promise<KeptFilm> {
  if (film === undefined) return none
  // Beside the upload, and gone with it.
  const [sound, target] = [`${film}.isolated`, `${film}.film`]
  const options = { signal: ctx.signal, share: ctx.workspaceId }
  try {
    await writeIntoFile(sound, ctx.ports.storage.read(storageKey), options.signal)
    const { container } = await ctx.ports.media.replaceSound({ path: film }, { path: sound }, target, options)
    const key = `isolation/${ctx.workspaceId}/${id}.film`
    const sizeBytes = await keepBlocks(ctx.ports.storage, key, createReadStream(target))
    return { key, type: typeOf[container], sizeBytes, hasFailed: false }
  } catch (error) {
    ctx.signal.throwIfAborted()
    if (!(error instanceof MediaError)) throw error
    ctx.log.warn({ err: error }, 'a video could not be written with its isolated sound')
    return { ...none, hasFailed: true }
  }
}
