import { enqueue } from '#jobs/enqueue.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { newRow } from '../asking/new-row.ts'
import type { SentFormat } from '../asking/receive-file.ts'
import type { Wishes } from '../asking/wishes.ts'
import { findTranscript, insertTranscript } from '../keeping/transcript-store.ts'
import type { TranscriptRow } from '../tables.ts'
import type { Telling } from '../telling/telling.ts'
import { askerIn } from '../working/asker.ts'
import type { RecordingAddress } from './address-in.ts'
import { fetchJob } from './fetch-job.ts'
import { lookAtAddress } from './fetch-recording.ts'
import { nameOfAddress } from './name-of-address.ts'

export type Addressed = {
  readonly address: RecordingAddress
  readonly title: string | null
  readonly wishes: Wishes
  readonly format: SentFormat
  readonly telling?: Telling | null
}

/**
 * Lets a job fetch a recording and another listen to it; what answers no file is refused at once. What it costs is held once it is
 * there, for nobody knows before how long it is. Throws `recording_unreachable`.
 */
export async function beginByAddress(
  ctx: With<'outbound'>,
  { address, title, wishes, format, telling = null }: Addressed,
): Promise<TranscriptRow> {
  await lookAtAddress(ctx, address)
  const id = ctx.newId('transcript')
  await transaction(ctx, async (ctx) =>
    insertTranscript(ctx, {
      ...newRow(wishes),
      telling,
      id,
      workspace_id: ctx.workspaceId,
      user_id: ctx.actor.userId,
      title: title ?? nameOfAddress(address.url),
      state: 'queued',
      job_id: await enqueue(ctx, fetchJob, { transcriptId: id, format, asker: askerIn(ctx) }),
      reservation_id: null,
      source_url: address.url,
      duration_ms: 0,
      media_key: null,
      media_type: 'application/octet-stream',
      media_bytes: 0,
      has_video: false,
      created_at: ctx.now(),
    }),
  )
  const row = await findTranscript(ctx, id)
  if (!row) throw new AppError('transcript_not_found')
  return row
}
