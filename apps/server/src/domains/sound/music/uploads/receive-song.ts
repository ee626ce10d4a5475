import path from 'node:path'
import { musicLimits } from '@vireo/contracts/music'
import type { UploadedFile } from '@vireo/contracts/kit'
import { EngineError, type ListenedMusic, MediaError, SourceError } from '@vireo/engines'
import { engineFailure, mediaFailure } from '#ports/engine-failure.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { rewriteUpload } from '#ports/uploads/read-upload.ts'

/** What music is heard at: nothing that tells tempo, key or sections lies above. */
const listeningRateHz = 22_050
/** What is kept of what somebody brought: its sound, written by us. */
export const keptFormat = { codec: 'mp3', sampleRateHz: 44_100, bitrateKbps: 192 } as const
export const keptFormatName = 'mp3_44100_192'

export type ReceivedSong = {
  /** The sound to keep, beside the upload and gone with it. */
  readonly path: string
  readonly heard: ListenedMusic
}

/** Reads what somebody sent as music and listens to it. Throws for what is no music, and for what is too short or too long. */
export async function receiveSong(ctx: With<'media' | 'music'>, file: UploadedFile): Promise<ReceivedSong> {
  const { msMin, msMax } = musicLimits
  const bare = { codec: 'pcm', sampleRateHz: listeningRateHz } as const
  const { path: samples, said } = await rewriteUpload(ctx, file, { durationMsMax: msMax, format: bare })
  const heard = await listened(ctx, { path: samples, sampleRateHz: listeningRateHz })
  if (heard.durationMs < msMin)
    throw new AppError('audio_too_short', { message: 'Music lasts three seconds at least.', param: file.fieldName })
  return { path: await written(ctx, file, said.video !== undefined), heard }
}

async function listened(ctx: With<'music'>, source: { path: string; sampleRateHz: number }): Promise<ListenedMusic> {
  try {
    return await ctx.ports.music.listen({ source }, { signal: ctx.signal, share: ctx.workspaceId })
  } catch (error) {
    ctx.signal.throwIfAborted()
    if (error instanceof SourceError) {
      const code = error.kind === 'too_short' ? 'audio_too_short' : 'invalid_audio'
      throw new AppError(code, { message: error.message, param: 'file', data: { reason: error.kind } })
    }
    if (error instanceof EngineError) throw engineFailure(error)
    throw error
  }
}

/** Writes the sound once more in both channels: what is kept was never anybody's file. */
async function written(ctx: With<'media'>, file: UploadedFile, isAlongPicture: boolean): Promise<string> {
  const target = path.format({ dir: path.dirname(file.path), base: `${path.basename(file.path)}.kept` })
  const asked = {
    channels: 2,
    isAlongPicture,
    signal: ctx.signal,
    share: ctx.workspaceId,
    maxDurationMs: musicLimits.msMax,
  } as const
  try {
    await ctx.ports.media.transcodeToFile({ path: file.path }, target, keptFormat, asked)
    return target
  } catch (error) {
    if (!(error instanceof MediaError)) throw error
    throw mediaFailure(error) ?? new AppError('invalid_audio', { param: file.fieldName, cause: error })
  }
}
