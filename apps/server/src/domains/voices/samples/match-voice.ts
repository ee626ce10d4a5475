import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type ClonedVoice, type CloningEffort, type CloningSample, EngineError, SourceError } from '@vireo/engines'
import { AppError } from '../../../kernel/errors.ts'
import type { FullContext } from '../../../kernel/ports.ts'
import { makeVoiceId } from '../add-voice.ts'
import type { VoiceSampleRow } from '../tables.ts'
import { voiceFolder } from './keep-samples.ts'
import type { PreparedSample } from './take-samples.ts'

export type MatchWishes = {
  /** The voice that it is for: what a recipe refers to is kept among its files. */
  readonly voiceId: string
  readonly language: string
  /** Recordings of this request. */
  readonly fresh: readonly PreparedSample[]
  /** Samples that the voice has already. */
  readonly kept?: readonly VoiceSampleRow[]
  readonly effort?: CloningEffort
  readonly onProgress?: (share: number) => void
}

const decodedRateHz = 48_000

/**
 * Makes a recipe from samples with the best engine this instance has. The same samples give the same recipe.
 * Throws `no_usable_samples`, `voice_language_not_supported`, `engine_failed` and `service_unavailable`.
 */
export async function matchVoice(ctx: FullContext, wishes: MatchWishes): Promise<ClonedVoice> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vireo-match-'))
  try {
    const kept: CloningSample[] = []
    for (const [at, row] of (wishes.kept ?? []).entries()) {
      kept.push(await soundOf(ctx, row, path.join(folder, String(at))))
    }
    const fresh = wishes.fresh.map(({ sound, removesNoise, transcript = '' }) => ({
      ...sound,
      removesNoise,
      transcript,
    }))
    return await clone(ctx, [...kept, ...fresh], wishes)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Brings a kept sample back as sound. */
async function soundOf(ctx: FullContext, row: VoiceSampleRow, file: string): Promise<CloningSample> {
  await pipeline(ctx.ports.storage.read(row.storage_key), createWriteStream(file, { mode: 0o600 }))
  const sound = `${file}.pcm`
  const format = { codec: 'pcm', sampleRateHz: decodedRateHz } as const
  await ctx.ports.media.transcodeToFile({ path: file }, sound, format, { signal: ctx.signal })
  await rm(file)
  const transcript = row.details?.['transcript']
  return {
    path: sound,
    sampleRateHz: decodedRateHz,
    removesNoise: row.remove_background_noise,
    ...(typeof transcript === 'string' && { transcript }),
  }
}

async function clone(
  ctx: FullContext,
  samples: readonly CloningSample[],
  { voiceId, language, effort = 'instant', onProgress }: MatchWishes,
): Promise<ClonedVoice> {
  const kept: string[] = []
  const keepReference = async ({ wav }: { readonly wav: Uint8Array }) => {
    const key = `${voiceFolder(ctx.workspaceId, voiceId)}reference/${makeVoiceId()}.wav`
    const writer = await ctx.ports.storage.create(key)
    await writer.append(wav)
    await writer.commit()
    await writer.close()
    kept.push(key)
    return key
  }
  const options = { signal: ctx.signal, keepReference, ...(onProgress && { onProgress }) }
  try {
    return await ctx.ports.voiceCloning.clone({ samples, language, effort, seed: 0 }, options)
  } catch (error) {
    for (const key of kept) await ctx.ports.storage.remove(key)
    throw matchError(error)
  }
}

function matchError(error: unknown): unknown {
  if (error instanceof SourceError) return new AppError('no_usable_samples', { message: error.message, cause: error })
  if (!(error instanceof EngineError)) return error
  if (error.kind === 'unknown_voice') return new AppError('voice_language_not_supported', { cause: error })
  const busy = error.kind === 'overloaded' || error.kind === 'closed'
  return new AppError(busy ? 'service_unavailable' : 'engine_failed', { cause: error })
}
