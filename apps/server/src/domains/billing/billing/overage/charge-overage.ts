import type { With } from '#ports/ports.ts'
import { accountOf, listOverdrawn } from '#usage'
import { collectOverage } from './collect-overage.ts'
import { noteOverage } from './note-overage.ts'

const page = 500

/**
 * Looks at every workspace that used more than its plan gives: charges those that passed their plan's threshold, and
 * ends periods that are over though nobody looked at them since, which tells of their overage.
 */
export async function chargeOverage(ctx: With<'billing'>): Promise<void> {
  for (let after = ''; !ctx.signal.aborted;) {
    const workspaces = await listOverdrawn(ctx, after, page)
    for (const workspaceId of workspaces) {
      const account = await accountOf(ctx, workspaceId)
      const { tier, planVersion, periodStartsAt, overage: credits } = account
      await noteOverage(ctx, { workspaceId, tier, planVersion, periodStartsAt, credits, isOver: false })
    }
    const last = workspaces.at(-1)
    if (last === undefined || workspaces.length < page) break
    after = last
  }
  await collectOverage(ctx)
}
