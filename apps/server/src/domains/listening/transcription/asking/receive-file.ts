import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { wavHeader } from '@vireo/audio'
import { transcriptionLimits } from '@vireo/contracts/transcription'
import { AppError } from '#kernel/errors.ts'
import { writeIntoFile } from '#kernel/files/write-into-file.ts'
import type { With } from '#ports/ports.ts'
import { readUpload } from '#ports/uploads/read-upload.ts'
import type { SentFile } from './read-media.ts'

/** Bare samples, or what tells by itself. */
export type SentFormat = 'pcm_s16le_16' | 'other'

const bareRateHz = 16_000

/** Takes a file that was sent or fetched; bare samples are given the header that players need. Throws `invalid_file_type`, `invalid_audio`. */
export async function receiveFile(
  ctx: With<'media'>,
  file: SentFile | undefined,
  format: SentFormat,
): Promise<SentFile> {
  if (!file) {
    const message = 'Send the recording as a file, or its address as source_url.'
    throw new AppError('invalid_parameters', { message, param: 'file' })
  }
  if (format === 'other') return file
  const { durationMsMax } = transcriptionLimits
  const sent = { fileName: '', mediaType: '', sha256: '', ...file }
  const bare = await readUpload(ctx, sent, { durationMsMax, bareRateHz })
  const path = `${file.path}.wav`
  await writeIntoFile(path, withHeader(bare.path, file.sizeBytes), ctx.signal)
  return { path, sizeBytes: (await stat(path)).size, fieldName: file.fieldName }
}

async function* withHeader(path: string, sizeBytes: number): AsyncGenerator<Uint8Array> {
  yield wavHeader(sizeBytes, bareRateHz)
  for await (const block of createReadStream(path)) yield block as Uint8Array
}
