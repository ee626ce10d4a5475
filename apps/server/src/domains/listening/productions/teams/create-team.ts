import type { Input } from '@vireo/contracts/kit'
import type { productionsEndpoints } from '@vireo/contracts/productions'
import { requireOperator } from '#identity/support-access/index.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { saveMembers } from './change-team.ts'
import type { WholeTeam } from './get-team.ts'
import { insertTeam, type TeamRow } from './team-store.ts'

/** Makes a team of producers. Throws what the contract names. */
export async function createTeam(
  ctx: With<'settings'>,
  { name, members }: Input<typeof productionsEndpoints.createTeam>,
): Promise<WholeTeam> {
  await requireOperator(ctx)
  const team: TeamRow = { id: ctx.newId('productionTeam'), name, created_at: ctx.now() }
  return transaction(ctx, async (ctx) => {
    await insertTeam(ctx, team)
    return saveMembers(ctx, team, members)
  })
}
