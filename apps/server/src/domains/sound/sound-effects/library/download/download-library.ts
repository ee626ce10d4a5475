import type { Input } from '@vireo/contracts/kit'
import type { soundEffectsEndpoints } from '@vireo/contracts/sound-effects'
import { type ByteAnswer, pour } from '#kernel/byte-stream.ts'
import { AppError } from '#kernel/errors.ts'
import { attachment } from '#history'
import { enterUnpaid } from '#usage'
import { sendRecordingsZip } from '#history/downloads/index.ts'
import type { With } from '#ports/ports.ts'
import type { Making } from '../house/make-house-sound.ts'
import { stockLibrary } from '../house/stock-library.ts'
import { findSounds } from '../store/sound-store.ts'
import type { SeenSound } from '../store/tables.ts'
import { libraryFile } from './library-file.ts'

const nameMax = 60

/**
 * Answers with sounds of the library to save: one as an audio file, several as a zip. Throws `sound_not_found`
 * and, where sounds are made for it, `concurrent_limit_exceeded`.
 */
export async function downloadLibrary(
  ctx: Making & With<'concurrency' | 'manifests' | 'media' | 'settings'>,
  { generation_ids: asked, output_format: format }: Input<typeof soundEffectsEndpoints.downloadLibrary>,
): Promise<ByteAnswer> {
  await stockLibrary(ctx)
  const ids = [...new Set(asked)]
  const byId = new Map((await findSounds(ctx, ids)).map((sound) => [sound.id.toString(), sound]))
  const sounds = ids.flatMap((id) => byId.get(id) ?? [])
  if (sounds.length < ids.length) throw new AppError('sound_not_found', { param: 'generation_ids' })
  // What is made for a download is work that nobody pays, and what others published may be kept as anything.
  const isMade = format === 'wav' || sounds.some(({ workspace_id: maker }) => maker !== null)
  const place = isMade ? await enterUnpaid(ctx) : undefined
  try {
    const answer = await archiveOrFile(ctx, sounds, format)
    return { ...answer, close: async () => place?.leave() }
  } catch (error) {
    place?.leave()
    throw error
  }
}

async function archiveOrFile(
  ctx: Making & With<'manifests' | 'media'>,
  sounds: readonly SeenSound[],
  format: 'mp3' | 'wav',
): Promise<ByteAnswer> {
  const [only] = sounds
  if (sounds.length === 1 && only) {
    const { bytes, contentType, extension } = await libraryFile(ctx, only, format)
    const headers = { 'content-disposition': attachment(fileName(only, extension)) }
    return { contentType, headers, send: (sink) => pour(bytes, sink) }
  }
  return sendRecordingsZip(
    'sounds.zip',
    sounds.map((sound) => ({
      name: (extension) => fileName(sound, extension),
      at: sound.shared_at,
      read: () => libraryFile(ctx, sound, format),
    })),
  )
}

/** Names a file after its sound, in what every file system takes. */
function fileName({ name }: SeenSound, extension: string): string {
  const words = name.normalize('NFC').replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
  return `${words.trim().slice(0, nameMax) || 'sound'}.${extension}`
}
