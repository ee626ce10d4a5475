import { type api, type Input, sampleTypes } from '@vireo/contracts'
import { enqueue } from '../../jobs/enqueue.ts'
import { writeAudit } from '../../kernel/audit.ts'
import type { ByteAnswer } from '../../kernel/byte-stream.ts'
import type { Context } from '../../kernel/context.ts'
import { AppError } from '../../kernel/errors.ts'
import type { FullContext } from '../../kernel/ports.ts'
import { transaction } from '../../kernel/transaction.ts'
import { sendStored } from '../history/index.ts'
import { assertNotPremade, getOwnVoice, holdOwnVoice } from './own-voice.ts'
import { removeFilesJob } from './remove-files-job.ts'
import { deleteSample as deleteSampleRow, findSample, listSamples as listSampleRows } from './sample-store.ts'
import type { VoiceSampleRow } from './tables.ts'
import { countVoiceEdit } from './voice-limits.ts'

/** The samples of a voice, for whoever may see the voice. */
export async function listSamples(
  ctx: Context,
  input: Input<typeof api.voices.listSamples>,
): Promise<readonly VoiceSampleRow[]> {
  const voice = await getOwnVoice(ctx, input.voice_id, 'viewer')
  return listSampleRows(ctx, voice.id)
}

/** Plays a sample back as it was handed in, to whoever may change the voice: it is a recording of a person. */
export async function getSampleAudio(
  ctx: FullContext,
  input: Input<typeof api.voices.getSampleAudio>,
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

/** Deletes a sample. The voice keeps its sound; whoever makes voices from samples makes the next without it. */
export function deleteSample(ctx: Context, input: Input<typeof api.voices.deleteSample>): Promise<void> {
  assertNotPremade(input.voice_id)
  return transaction(ctx, async (ctx) => {
    const voice = await holdOwnVoice(ctx, input.voice_id, 'editor')
    const sample = await findSample(ctx, voice.id, input.sample_id)
    if (!sample) throw new AppError('sample_not_found', { param: 'sample_id' })
    await countVoiceEdit(ctx)
    await deleteSampleRow(ctx, voice.id, sample.id)
    await enqueue(ctx, removeFilesJob, { keys: [sample.storage_key] })
    await writeAudit(ctx, {
      action: 'voices.sample-deleted',
      target: { kind: 'voice', id: voice.id },
      details: { sample: sample.id, file: sample.file_name },
    })
  })
}
