import type { Input } from '@vireo/contracts/kit'
import type { productionsEndpoints, Team } from '@vireo/contracts/productions'
import { isOperator } from '#identity/support-access/index.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { findTeam, listMembers, type MemberRow, type TeamRow } from './team-store.ts'

export type WholeTeam = { readonly team: TeamRow; readonly members: readonly MemberRow[] }

/** Finds a team that the caller is in, or any for whoever runs the instance. Throws `production_team_not_found`. */
export async function getTeam(
  ctx: With<'settings'>,
  { team_id: id }: Pick<Input<typeof productionsEndpoints.getTeam>, 'team_id'>,
): Promise<WholeTeam> {
  const team = await findTeam(ctx, id)
  if (!team) throw new AppError('production_team_not_found')
  const whole = await wholeTeam(ctx, team)
  const isIn = whole.members.some(({ user_id: userId }) => userId === ctx.actor.userId)
  if (!isIn && !(await isOperator(ctx))) throw new AppError('production_team_not_found')
  return whole
}

/** Gathers who is in a team. */
export async function wholeTeam(ctx: Context, team: TeamRow): Promise<WholeTeam> {
  return { team, members: await listMembers(ctx, [team.id]) }
}

/** Presents a team. */
export function presentTeam({ team, members }: WholeTeam): Team {
  return {
    team_id: team.id,
    name: team.name,
    members: members.map(({ user_id, name }) => ({ user_id, name })),
    created_at: team.created_at.toISOString(),
  }
}
