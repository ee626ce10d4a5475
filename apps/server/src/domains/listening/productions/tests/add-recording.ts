import { createReadStream } from 'node:fs'
import type { Input } from '@vireo/contracts/kit'
import { producerLimits, type productionsEndpoints } from '@vireo/contracts/productions'
import { requireOperator } from '#identity/support-access/index.ts'
import { enqueue } from '#jobs/enqueue.ts'
import { AppError, invariant } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { keepBlocks } from '#ports/keep-bytes.ts'
import type { With } from '#ports/ports.ts'
import { probeMedia } from '../media/probe-media.ts'
import { removeFilesJob } from '../media/remove-files-job.ts'
import { findTestable } from './find-testable.ts'
import { insertRecording, listRecordingIds } from './test-store.ts'
import type { TestRecordingRow } from './test-tables.ts'

type Asked = Input<typeof productionsEndpoints.addRecording>

/** Refuses a recording before any of it has come. Throws what the contract names. */
export async function assertMayAdd(
  ctx: With<'settings'>,
  { tested_qualification: id }: Pick<Asked, 'tested_qualification'>,
): Promise<void> {
  await requireOperator(ctx)
  await findTestable(ctx, id)
  if ((await listRecordingIds(ctx, id)).length >= producerLimits.test.recordingsMax)
    throw new AppError('production_media_limit_reached')
}

/** Adds a recording that a test can ask about. Nothing is kept of one that is refused. Throws what the contract names. */
export async function addRecording(
  ctx: With<'media' | 'settings' | 'storage'>,
  asked: Asked,
): Promise<TestRecordingRow> {
  await assertMayAdd(ctx, asked)
  const [file] = asked.files.recording
  invariant(file, 'the file is required')
  const { path, sizeBytes } = file
  const { durationMs, mediaType } = await probeMedia(ctx, file)
  const id = ctx.newId('productionTestRecording')
  const row: TestRecordingRow = {
    id,
    qualification_id: asked.tested_qualification,
    name: 'recording',
    content_type: mediaType,
    storage_key: `productions/tests/${id}`,
    size_bytes: sizeBytes,
    duration_ms: durationMs,
    created_at: ctx.now(),
  }
  try {
    await keepBlocks(ctx.ports.storage, row.storage_key, createReadStream(path, { signal: ctx.signal }))
    await transaction(ctx, (ctx) => insertRecording(ctx, row))
  } catch (error) {
    await transaction(ctx, (ctx) => enqueue(ctx, removeFilesJob, { keys: [row.storage_key] }))
    throw error
  }
  return row
}
