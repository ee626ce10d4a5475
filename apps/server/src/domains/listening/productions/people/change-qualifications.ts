import type { Input } from '@vireo/contracts/kit'
import type { productionsEndpoints } from '@vireo/contracts/productions'
import { requireOperator } from '#identity/support-access/index.ts'
import { writeAudit } from '#kernel/audit.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { getProducer } from './get-producer.ts'
import { holdProducer } from './producer-store.ts'
import type { HeldRow } from './producer-tables.ts'
import { findQualification, grantQualification, listHeld, withdrawQualification } from './qualification-store.ts'

/** Grants qualifications to a producer, and withdraws them, as whoever runs the instance. Throws what the contract names. */
export async function changeQualifications(
  ctx: With<'settings'>,
  { user_id, grant = [], withdraw = [] }: Input<typeof productionsEndpoints.changeQualifications>,
): Promise<HeldRow[]> {
  const producer = await getProducer(ctx, { user_id })
  await requireOperator(ctx)
  return transaction(ctx, async (ctx) => {
    // Whoever hands in a test at the same moment comes before, or after.
    await holdProducer(ctx, producer.id)
    for (const id of withdraw) await withdrawQualification(ctx, producer.id, id)
    for (const id of grant) {
      const qualification = await findQualification(ctx, id)
      if (!qualification) throw new AppError('qualification_not_found', { param: 'grant' })
      await grantQualification(ctx, producer.id, qualification)
    }
    await writeAudit(ctx, {
      action: 'productions.qualifications-changed',
      target: { kind: 'producer', id: producer.id },
      details: { name: producer.name, granted: grant, withdrawn: withdraw },
    })
    return listHeld(ctx, producer.id)
  })
}
