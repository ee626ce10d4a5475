import type { Input } from '@vireo/contracts/kit'
import type { productionsEndpoints } from '@vireo/contracts/productions'
import { requireOperator } from '#identity/support-access/index.ts'
import { writeAudit } from '#kernel/audit.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { removeOthers } from './set-test.ts'
import { removeTestOf } from './test-store.ts'

/** Removes the test of a qualification, which is granted by whoever runs the instance alone then. Throws what the contract names. */
export async function removeTest(
  ctx: With<'settings'>,
  { tested_qualification: id }: Input<typeof productionsEndpoints.removeTest>,
): Promise<void> {
  await requireOperator(ctx)
  await transaction(ctx, async (ctx) => {
    if (!(await removeTestOf(ctx, id))) throw new AppError('qualification_test_not_found')
    await removeOthers(ctx, id, [])
    const target = { kind: 'qualification', id }
    await writeAudit(ctx, { action: 'productions.qualification-test-changed', target, details: { questions: 0 } })
  })
}
