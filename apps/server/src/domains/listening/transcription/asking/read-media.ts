import { stat } from 'node:fs/promises'
import type { UploadedFile } from '@vireo/contracts/kit'
import { transcriptionLimits } from '@vireo/contracts/transcription'
import type { SampleFile } from '@vireo/engines'
import { AppError } from '#kernel/errors.ts'
import { mediaTypeOf } from '#kernel/media-types.ts'
import type { With } from '#ports/ports.ts'
import { rewriteUpload } from '#ports/uploads/read-upload.ts'

/** What an engine hears: all of them take this, and it is enough for speech. */
const heardFormat = { codec: 'pcm', sampleRateHz: 16_000 } as const
const bytesPerSample = 2

/** A recording in a file on this machine. */
export type SentFile = Pick<UploadedFile, 'path' | 'sizeBytes' | 'fieldName'>

export type ReadMedia = {
  /** Beside the file, and gone with it. */
  readonly sound: SampleFile
  readonly durationMs: number
  readonly mediaType: string
  readonly hasVideo: boolean
}

/** Reads a recording as bare samples in a file. Throws `invalid_audio`, `invalid_file_type`, `audio_too_long`, `audio_too_short`. */
export async function readMedia(ctx: With<'media'>, sent: SentFile): Promise<ReadMedia> {
  const file = { fileName: '', mediaType: '', sha256: '', ...sent }
  const { durationMsMax, durationMsMin } = transcriptionLimits
  const { path, said } = await rewriteUpload(ctx, file, { durationMsMax, format: heardFormat })
  const { sampleRateHz } = heardFormat
  const durationMs = ((await stat(path)).size * 1000) / bytesPerSample / sampleRateHz
  if (durationMs < durationMsMin) throw new AppError('audio_too_short', { param: sent.fieldName })
  const hasVideo = said.video !== undefined
  const mediaType = mediaTypeOf(said.container, hasVideo) ?? 'audio/wav'
  return { sound: { path, sampleRateHz }, durationMs, mediaType, hasVideo }
}
