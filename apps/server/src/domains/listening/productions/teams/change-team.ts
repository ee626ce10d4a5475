import type { Input } from '@vireo/contracts/kit'
import type { productionsEndpoints } from '@vireo/contracts/productions'
import { requireOperator } from '#identity/support-access/index.ts'
import { writeAudit } from '#kernel/audit.ts'
import type { TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { type WholeTeam, wholeTeam } from './get-team.ts'
import { holdTeam, insertTeam, renameTeam, setMembers, type TeamRow } from './team-store.ts'

/** Makes a team of producers. Throws what the contract names. */
export async function createTeam(
  ctx: With<'settings'>,
  { name, members }: Input<typeof productionsEndpoints.createTeam>,
): Promise<WholeTeam> {
  await requireOperator(ctx)
  const team: TeamRow = { id: ctx.newId('productionTeam'), name, created_at: ctx.now() }
  return transaction(ctx, async (ctx) => {
    await insertTeam(ctx, team)
    return changed(ctx, team, members)
  })
}

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
    return changed(ctx, { ...team, name: name ?? team.name }, members)
  })
}

async function changed(
  ctx: TransactionContext,
  team: TeamRow,
  members: readonly string[] | undefined,
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
