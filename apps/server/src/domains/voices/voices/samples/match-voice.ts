import type { VoiceId } from '@vireo/contracts/kit'
import {
  type ClonedVoice,
  type CloningEffort,
  type CloningSample,
  EngineError,
  type ReferenceClip,
  type SampleFile,
  SourceError,
} from '@vireo/engines'
import { engineFailure } from '#ports/engine-failure.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { makeVoiceId } from '../add-voice.ts'
import type { VoiceSampleRow } from '../tables.ts'
import { keepReference } from './keep-reference.ts'
import { inScratchFolder, soundOfStored } from './stored-sound.ts'
import type { PreparedSample } from './take-samples.ts'

export type MatchWishes = {
  /** The voice it is for, among whose files a reference is kept. */
  readonly voiceId: VoiceId
  readonly language: string
  /** Recordings of this request. */
  readonly fresh: readonly PreparedSample[]
  /** Samples that the voice has already. */
  readonly kept?: readonly VoiceSampleRow[]
  readonly effort?: CloningEffort
  readonly onProgress?: (share: number) => void
}

/**
 * Makes a recipe from samples with the best engine this instance has. The same samples give the same recipe.
 * Throws `no_usable_samples`, `voice_language_not_supported`, `engine_failed` and `service_unavailable`.
 */
export async function matchVoice(
  ctx: With<'media' | 'storage' | 'voiceCloning'>,
  wishes: MatchWishes,
): Promise<ClonedVoice> {
  return inScratchFolder(async (folder) => {
    const kept: CloningSample[] = []
    for (const row of wishes.kept ?? []) kept.push(await soundOf(ctx, row, folder))
    const fresh = wishes.fresh.map(({ sound, removesNoise, transcript = '' }) => ({
      ...sound,
      removesNoise,
      transcript,
    }))
    return clone(ctx, [...kept, ...fresh], wishes)
  })
}

async function readKept(ctx: With<'media' | 'storage'>, row: VoiceSampleRow, folder: string): Promise<SampleFile> {
  try {
    return await soundOfStored(ctx, row.storage_key, { folder, name: row.id, signal: ctx.signal })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const message = `The sample “${row.file_name}” cannot be read any more. Delete it first.`
    throw new AppError('no_usable_samples', { message, cause: error, data: { sample_id: row.id } })
  }
}

/** Brings a kept sample back as sound. */
async function soundOf(ctx: With<'media' | 'storage'>, row: VoiceSampleRow, folder: string): Promise<CloningSample> {
  const sound = await readKept(ctx, row, folder)
  const transcript = row.details?.['transcript']
  return {
    ...sound,
    removesNoise: row.remove_background_noise,
    ...(typeof transcript === 'string' && { transcript }),
  }
}

async function clone(
  ctx: With<'storage' | 'voiceCloning'>,
  samples: readonly CloningSample[],
  { voiceId, language, effort = 'instant', onProgress }: MatchWishes,
): Promise<ClonedVoice> {
  const kept: string[] = []
  const keep = async (clip: ReferenceClip) => {
    const key = await keepReference(ctx, { workspaceId: ctx.workspaceId, voiceId, name: makeVoiceId() }, clip)
    kept.push(key)
    return key
  }
  const { signal, workspaceId: share } = ctx
  const options = { signal, share, keepReference: keep, ...(onProgress && { onProgress }) }
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
  return engineFailure(error)
}
