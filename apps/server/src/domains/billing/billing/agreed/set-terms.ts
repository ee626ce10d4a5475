import type { WorkspaceId } from '@vireo/contracts/kit'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { holdSubscription } from '../hold-subscription.ts'
import { putInForce } from '../put-in-force.ts'

/** What an operator agrees on with one customer; an absent field leaves what was agreed before. */
export type Terms = {
  /** People in the workspace, for enterprise and trial; null goes back to what the plan says. */
  readonly maxSeats?: number | null
  /** Professional voices beyond the plan's. */
  readonly extraPvcSlots?: number
  /** Whether overage may be used where the plan sells it. */
  readonly mayExtend?: boolean
}

/** Agrees on terms of its own with a workspace. Returns the terms in force after that. */
export async function setTerms(
  ctx: Context,
  { workspaceId, terms }: { workspaceId: WorkspaceId; terms: Terms },
): Promise<Required<Terms>> {
  const agreed = await transaction(ctx, async (ctx) => {
    const before = await holdSubscription(ctx, workspaceId)
    const hasSeats = before.tier === 'enterprise' || before.tier === 'trial'
    if (terms.maxSeats !== undefined && terms.maxSeats !== null && !hasSeats)
      throw new AppError('invalid_parameters', { message: 'Only enterprise and trial have seats of their own.' })
    const after = {
      ...before,
      max_seats: terms.maxSeats === undefined ? before.max_seats : terms.maxSeats,
      extra_pvc_slots: terms.extraPvcSlots ?? before.extra_pvc_slots,
      may_extend: terms.mayExtend ?? before.may_extend,
    }
    await putInForce(ctx, before, after)
    const held = { maxSeats: after.max_seats, extraPvcSlots: after.extra_pvc_slots, mayExtend: after.may_extend }
    const target = { kind: 'workspace', id: workspaceId }
    await writeAudit(ctx, { action: 'billing.terms-agreed', workspaceId, target, details: held })
    return held
  })
  return agreed
}
