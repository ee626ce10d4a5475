import type { Input, UserId } from '@vireo/contracts/kit'
import type { productionsEndpoints } from '@vireo/contracts/productions'
import { requireOperator } from '#identity/support-access/index.ts'
import { writeAudit } from '#kernel/audit.ts'
import type { TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { type WholeTeam, wholeTeam } from './get-team.ts'
import { holdTeam, renameTeam, setMembers, type TeamRow } from './team-store.ts'

/** Gives a team another name, or other members; what they have claimed stays theirs. Throws what the contract names. */
export async function changeTeam(
  ctx: With<'settings'>,
  { house_team: id, name, members }: Input<typeof productionsEndpoints.changeTeam>,
): Promise<WholeTeam> {
  await requireOperator(ctx)
  return transaction(ctx, async (ctx) => {
    const team = await holdTeam(ctx, id)
    if (!team) throw new AppError('production_team_not_found')
    if (name !== undefined) await renameTeam(ctx, id, name)
    return saveMembers(ctx, { ...team, name: name ?? team.name }, members)
  })
}

/** Makes these the members of a team that is held, where they are given, and notes the change. Throws `producer_not_found`. */
export async function saveMembers(
  ctx: TransactionContext,
  team: TeamRow,
  members: readonly UserId[] | undefined,
): Promise<WholeTeam> {
  if (members && !(await setMembers(ctx, team.id, members)))
    throw new AppError('producer_not_found', { param: 'members' })
  const whole = await wholeTeam(ctx, team)
  await writeAudit(ctx, {
    action: 'productions.team-changed',
    target: { kind: 'team', id: team.id },
    details: { name: team.name, members: whole.members.length },
  })
  return whole
}
