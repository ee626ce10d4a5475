import type { Answer, Input } from '@vireo/contracts/kit'
import type { addressEndpoints } from '@vireo/contracts/engines'
import { writeAudit } from '#kernel/audit.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { saveNothingLeaves } from '../address-engine-store.ts'

/** Says whether anything of the caller's workspace may be sent to engines outside of this instance. */
export async function setRules(
  ctx: With<never>,
  rules: Input<typeof addressEndpoints.setRules>,
): Promise<Answer<typeof addressEndpoints.setRules>> {
  const { nothing_leaves: nothingLeaves } = rules
  await transaction(ctx, async (ctx) => {
    await saveNothingLeaves(ctx, nothingLeaves)
    await writeAudit(ctx, { action: 'engines.rules-changed', details: { nothing_leaves: nothingLeaves } })
  })
  return { nothing_leaves: nothingLeaves }
}
