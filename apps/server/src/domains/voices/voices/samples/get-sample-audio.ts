import type { Input } from '@vireo/contracts/kit'
import { type voicesEndpoints, sampleTypes } from '@vireo/contracts/voices'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { sendStored } from '#history'
import { getOwnVoice } from '../own-voice.ts'
import { findSample } from './sample-store.ts'

/** Plays a sample back as it was handed in, to whoever may change the voice: it is a recording of a person. */
export async function getSampleAudio(
  ctx: With<'storage'>,
  input: Input<typeof voicesEndpoints.getSampleAudio>,
): Promise<ByteAnswer> {
  const voice = await getOwnVoice(ctx, input.voice_id, 'editor')
  const sample = await findSample(ctx, voice.id, input.sample_id)
  if (!sample) throw new AppError('sample_not_found', { param: 'sample_id' })
  const { storage } = ctx.ports
  const { storage_key: key, id, mime_type: type } = sample
  const sizeBytes = await storage.size(key)
  if (sizeBytes === undefined)
    throw new AppError('service_unavailable', { message: 'The sample cannot be read at the moment.' })
  // What a file was said to be is handed out as that only where no browser runs it.
  const contentType = sampleTypes.find((known) => known === type) ?? 'application/octet-stream'
  return sendStored(storage, { key, contentType, sizeBytes, etag: id })
}
