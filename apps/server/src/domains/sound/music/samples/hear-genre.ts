import { joinBytes, parseOutputFormat } from '@vireo/audio'
import type { musicEndpoints, MusicGenre } from '@vireo/contracts/music'
import type { Input } from '@vireo/contracts/kit'
import { EngineError } from '@vireo/engines'
import { sendStored } from '#history'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import { invariant } from '#kernel/errors.ts'
import { engineFailure } from '#ports/engine-failure.ts'
import { keepOnce } from '#ports/keep-once.ts'
import type { With } from '#ports/ports.ts'

/** Another one where the samples would sound differently: each is kept for as long as it is the same. */
const edition = '1'
/** All who listen wait in one line: what is made is made once, whoever asks first. */
const listenersShare = 'music-samples'
const lengthMs = 20_000

type SamplePorts = With<'music' | 'storage'>

/** Answers where the sample of a genre lies once it is made. */
export function sampleKey(genre: MusicGenre): string {
  return `music-samples/${edition}/${genre}.mp3`
}

/** Lets anybody hear what a genre sounds like. It is made for the first listener, and kept for all others. */
export async function hearGenre(
  ctx: SamplePorts,
  { genre }: Input<typeof musicEndpoints.hearGenre>,
): Promise<ByteAnswer> {
  const { storage } = ctx.ports
  const key = sampleKey(genre)
  const sizeBytes = (await storage.size(key)) ?? (await keepOnce(storage, key, () => makeSample(ctx, genre)))
  const answer = sendStored(storage, { key, contentType: 'audio/mpeg', sizeBytes, etag: `${edition}-${genre}` })
  return { ...answer, headers: { ...answer.headers, 'cache-control': 'public, max-age=86400' } }
}

async function makeSample(ctx: SamplePorts, genre: MusicGenre): Promise<Uint8Array> {
  const format = parseOutputFormat('mp3_44100_128')
  invariant(format, 'every instance writes MP3')
  const share = listenersShare
  try {
    const wishes = { seed: 1, isLoop: false, isAmbience: false, prompt: nameOf(genre), lengthMs }
    const { recipe } = await ctx.ports.music.plan(wishes, { share })
    const blocks: Uint8Array[] = []
    await new Promise<void>((resolve, reject) => {
      ctx.ports.music.perform(
        { recipe, format, exact: true },
        {
          audio: (bytes) => void blocks.push(bytes),
          stretch: () => undefined,
          end: () => resolve(),
          fail: reject,
        },
        { share },
      )
    })
    return joinBytes(blocks)
  } catch (error) {
    throw error instanceof EngineError ? engineFailure(error) : error
  }
}

/** Returns the name of a genre as the engine knows it: one of them has a hyphen of its own. */
function nameOf(genre: MusicGenre): string {
  return genre === 'lo-fi' ? genre : genre.replaceAll('-', ' ')
}
