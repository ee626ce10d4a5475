import type { ImpactTier, impactDecisions } from '@vireo/contracts/impact-program'
import { writeAudit } from '#kernel/audit.ts'
import type { TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { asHouse, takeBackTier } from '#billing'
import { holdApplication, saveApplication } from './application-store.ts'
import { giveGrant } from './give-grant.ts'
import { mailDecision } from './mail-decision.ts'
import type { ApplicationRow } from './tables.ts'

type Decision = (typeof impactDecisions)[number]

export type Decided = {
  readonly id: string
  readonly decision: Decision
  /** Which grant; counts where it is approved. */
  readonly tier: ImpactTier
  readonly note: string
}

const acts = {
  approve: 'impact-program.approved',
  decline: 'impact-program.declined',
  end: 'impact-program.ended',
} as const
const states = { approve: 'approved', decline: 'declined', end: 'ended' } as const
/** What can be decided as things are: who was declined can be approved after all. */
const from = { approve: ['open', 'declined'], decline: ['open'], end: ['approved'] } as const satisfies Record<
  Decision,
  readonly ApplicationRow['state'][]
>

/**
 * Decides about an application, and mails the applicant what was decided. A grant goes at once to the workspace of whoever
 * proved the address, else once somebody has. Throws `impact_application_not_found` and `impact_application_decided`.
 */
export function decide(ctx: With<'settings'>, decided: Decided): Promise<ApplicationRow> {
  const { settings } = ctx.ports
  return transaction(ctx, async (ctx) => {
    const before = await holdApplication(ctx, decided.id)
    if (!before) throw new AppError('impact_application_not_found')
    const possible: readonly string[] = from[decided.decision]
    if (!possible.includes(before.state)) throw new AppError('impact_application_decided')
    const after = await carryOut(ctx, before, decided)
    await saveApplication(ctx, after)
    await writeAudit(ctx, {
      action: acts[decided.decision],
      target: { kind: 'impact-application', id: after.id },
      details: { name: after.organisation, tier: after.tier, note: after.note },
    })
    await mailDecision(ctx, after, settings)
    return after
  })
}

async function carryOut(
  ctx: TransactionContext,
  before: ApplicationRow,
  { decision, tier, note }: Decided,
): Promise<ApplicationRow> {
  const row = { ...before, state: states[decision], note, decided_at: ctx.now() }
  if (decision === 'approve') return giveGrant(ctx, { ...row, tier })
  if (decision === 'end' && row.workspace_id !== null && row.tier !== null)
    await takeBackTier(asHouse(ctx), { workspaceId: row.workspace_id, tier: row.tier })
  return row
}
