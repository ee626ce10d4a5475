import { useQuery } from '@tanstack/react-query'
import { productionsEndpoints as endpoints } from '@vireo/contracts/productions'

import { contractQuery } from '#kit/api/index.ts'
import { retry } from '../queries.ts'

/** Asks for the teams that somebody is in; whoever runs the instance is told of all of them. */
export function useTeamsOf(userId: string) {
  return useQuery({
    ...contractQuery(endpoints.listTeams, {}),
    retry,
    select: ({ teams }) => teams.filter(({ members }) => members.some(({ user_id: id }) => id === userId)),
  })
}

/** Asks what waits for a team, the oldest first. */
export function useTeamTasks(teamId: string) {
  return useQuery({ ...contractQuery(endpoints.listTeamTasks, { team_id: teamId }), retry })
}
