import type { Input } from '@vireo/contracts/kit'
import type { productionsEndpoints } from '@vireo/contracts/productions'
import { requireOperator } from '#identity/support-access/index.ts'
import { enqueue } from '#jobs/enqueue.ts'
import { writeAudit } from '#kernel/audit.ts'
import type { TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { removeFilesJob } from '../media/remove-files-job.ts'
import { findTestable } from './find-testable.ts'
import { listRecordingIds, removeRecordingsBut, saveTest } from './test-store.ts'
import type { TestRow } from './test-tables.ts'

/** Says what is asked of those who want a qualification; who is taking the test goes on with what it was. Throws what the contract names. */
export async function setTest(
  ctx: With<'settings'>,
  { tested_qualification: qualification_id, ...form }: Input<typeof productionsEndpoints.setTest>,
): Promise<TestRow> {
  await requireOperator(ctx)
  const row: TestRow = { ...form, qualification_id, updated_at: ctx.now() }
  return transaction(ctx, async (ctx) => {
    const qualification = await findTestable(ctx, qualification_id)
    const named = form.questions.flatMap(({ recording_id: id }) => (id === null ? [] : [id]))
    const there = new Set(await listRecordingIds(ctx, qualification_id))
    if (named.some((id) => !there.has(id))) throw new AppError('test_recording_not_found', { param: 'questions' })
    await saveTest(ctx, row)
    await removeOthers(ctx, qualification_id, named)
    await writeAudit(ctx, {
      action: 'productions.qualification-test-changed',
      target: { kind: 'qualification', id: qualification_id },
      details: { name: qualification.name, questions: form.questions.length, pass: form.pass_percent },
    })
    return row
  })
}

/** Removes the recordings for a test but those that it asks about, with their files. */
export async function removeOthers(ctx: TransactionContext, qualificationId: string, kept: readonly string[]) {
  const keys = await removeRecordingsBut(ctx, qualificationId, kept)
  if (keys.length > 0) await enqueue(ctx, removeFilesJob, { keys })
}
