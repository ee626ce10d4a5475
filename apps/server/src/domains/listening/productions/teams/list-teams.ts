import { isOperator } from '#identity/support-access/index.ts'
import type { With } from '#ports/ports.ts'
import { callingProducer } from '../people/calling-producer.ts'
import type { WholeTeam } from './get-team.ts'
import { listAllTeams, listMembers, listTeamsOf } from './team-store.ts'

/** Lists the teams of the caller, or all of them for whoever runs the instance. Throws `producer_not_found`. */
export async function listTeams(ctx: With<'settings'>): Promise<WholeTeam[]> {
  const teams = (await isOperator(ctx))
    ? await listAllTeams(ctx)
    : await listTeamsOf(ctx, (await callingProducer(ctx)).id)
  const members = await listMembers(
    ctx,
    teams.map(({ id }) => id),
  )
  return teams.map((team) => ({ team, members: members.filter(({ team_id: id }) => id === team.id) }))
}
