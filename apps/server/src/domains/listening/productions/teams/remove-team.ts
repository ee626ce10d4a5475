import type { Input } from '@vireo/contracts/kit'
import type { productionsEndpoints } from '@vireo/contracts/productions'
import { requireOperator } from '#identity/support-access/index.ts'
import { writeAudit } from '#kernel/audit.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { deleteTeam } from './team-store.ts'

/**
 * Removes a team. What was given to it is found by everybody again who can do it, and what its members have claimed stays theirs.
 * Throws what the contract names.
 */
export async function removeTeam(
  ctx: With<'settings'>,
  { house_team: id }: Input<typeof productionsEndpoints.removeTeam>,
): Promise<void> {
  await requireOperator(ctx)
  await transaction(ctx, async (ctx) => {
    const team = await deleteTeam(ctx, id)
    if (!team) throw new AppError('production_team_not_found')
    await writeAudit(ctx, {
      action: 'productions.team-removed',
      target: { kind: 'team', id },
      details: { name: team.name },
    })
  })
}
