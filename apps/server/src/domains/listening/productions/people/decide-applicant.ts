import type { Input } from '@vireo/contracts/kit'
import type { productionsEndpoints } from '@vireo/contracts/productions'
import { requireOperator } from '#identity/support-access/index.ts'
import { writeAudit } from '#kernel/audit.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { holdApplicant, saveDecision } from './applicant-store.ts'
import { insertProducer } from './producer-store.ts'
import type { ApplicantRow } from './producer-tables.ts'

/** Accepts an applicant, who is a producer then, or declines. Throws what the contract names. */
export async function decideApplicant(
  ctx: With<'settings'>,
  { applicant_id: id, decision }: Input<typeof productionsEndpoints.decideApplicant>,
): Promise<ApplicantRow> {
  await requireOperator(ctx)
  return transaction(ctx, async (ctx) => {
    const applicant = await holdApplicant(ctx, id)
    if (!applicant) throw new AppError('applicant_not_found')
    if (applicant.state !== 'open') throw new AppError('applicant_decided')
    const state = decision === 'accept' ? 'accepted' : 'declined'
    const after: ApplicantRow = { ...applicant, state, decided_at: ctx.now() }
    await saveDecision(ctx, after)
    if (decision === 'accept')
      await insertProducer(ctx, {
        id: ctx.newId('productionProducer'),
        user_id: applicant.user_id,
        workspace_id: applicant.workspace_id,
        name: applicant.name,
        state: 'active',
        is_reviewer: false,
        sampling_percent: 100,
        score: null,
        reviews: 0,
        created_at: ctx.now(),
      })
    await writeAudit(ctx, {
      action: 'productions.applicant-decided',
      target: { kind: 'production-applicant', id },
      details: { name: applicant.name, decision },
    })
    return after
  })
}
