import { parseOutputFormat } from '@vireo/audio'
import type { Input } from '@vireo/contracts/kit'
import type { soundEffectsEndpoints } from '@vireo/contracts/sound-effects'
import { EngineError } from '@vireo/engines'
import { type ByteAnswer, pour } from '#kernel/byte-stream.ts'
import { AppError } from '#kernel/errors.ts'
import { engineFailure } from '#ports/engine-failure.ts'
import { keepOnce } from '#ports/keep-once.ts'
import type { With } from '#ports/ports.ts'
import { findLibrarySound, type LibrarySound } from './catalogue/library-sounds.ts'

/** Another one where the sounds of the library would differ: each is kept for as long as it is the same. */
const version = '1'
const formatName = 'mp3_44100_128'
/** All who listen wait in one line: what is made is made once, whoever asks first. */
const share = 'sound-library'
const wishes = { seconds: undefined, influence: 0.7, seed: 1, lufs: -23 } as const

/** Lets anybody hear a sound of the library. It is made for the first listener, and kept for all others. */
export async function hearLibrarySound(
  ctx: With<'soundEffects' | 'storage'>,
  { generation_id: id }: Input<typeof soundEffectsEndpoints.hearLibrary>,
): Promise<ByteAnswer> {
  const sound = findLibrarySound(id)
  if (!sound) throw new AppError('sound_not_found', { param: 'generation_id' })
  const { storage } = ctx.ports
  const key = `sound-library/${version}/${id}.mp3`
  const sizeBytes = (await storage.size(key)) ?? (await keepOnce(storage, key, () => made(ctx, sound)))
  return {
    contentType: 'audio/mpeg',
    sizeBytes,
    headers: { etag: `"${version}-${id}"`, 'cache-control': 'public, max-age=86400' },
    range: (range) => storage.read(key, range),
    send: (sink) => pour(storage.read(key), sink),
  }
}

async function made(ctx: With<'soundEffects'>, { english: text, endless: loops }: LibrarySound): Promise<Uint8Array> {
  const format = parseOutputFormat(formatName)
  if (!format) throw new Error(`${formatName} is no format.`)
  try {
    const outcome = await ctx.ports.soundEffects.make({ ...wishes, text, loops }, format, { share })
    if (outcome.kind === 'made') return outcome.bytes
    throw new Error(`No sound is made of “${text}”.`)
  } catch (error) {
    throw error instanceof EngineError ? engineFailure(error) : error
  }
}
