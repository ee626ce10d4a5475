import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Producer, productionsEndpoints as endpoints } from '@vireo/contracts/productions'

import { call, contractQuery } from '#kit/api/index.ts'
import { retry } from '../../queries.ts'

/** Asks for all teams. */
export function useTeams() {
  return useQuery({ ...contractQuery(endpoints.listTeams, {}), retry })
}

/** So many producers are offered as members; more are found by nobody in a list. */
const offeredMax = 1000

/** Asks for everybody who could be in a team. */
export function useEverybody() {
  return useQuery({
    queryKey: [endpoints.listProducers.id, 'everybody'],
    queryFn: async ({ signal }) => {
      const all: Producer[] = []
      let cursor: string | null = ''
      while (cursor !== null && all.length < offeredMax) {
        const page: Awaited<ReturnType<typeof readPage>> = await readPage(cursor, signal)
        all.push(...page.producers)
        cursor = page.next_cursor
      }
      return all
    },
    retry,
  })
}

function readPage(cursor: string, signal: AbortSignal) {
  return call(endpoints.listProducers, { page_size: 100, ...(cursor !== '' && { cursor }) }, { signal })
}

type TeamForm = { readonly name: string; readonly members: readonly string[] }

/** Gives what is done with teams, after which they are asked for again. */
export function useTeamActions() {
  const client = useQueryClient()
  const after = async (act: Promise<unknown>) => {
    await act
    await Promise.all(
      [endpoints.listTeams, endpoints.listAll].map(({ id }) => client.invalidateQueries({ queryKey: [id] })),
    )
  }
  return {
    create: ({ name, members }: TeamForm) => after(call(endpoints.createTeam, { name, members: [...members] })),
    change: (teamId: string, { name, members }: TeamForm) =>
      after(call(endpoints.changeTeam, { house_team: teamId, name, members: [...members] })),
    remove: (teamId: string) => after(call(endpoints.removeTeam, { house_team: teamId })),
    give: (assignmentId: string, teamId: string | null) =>
      after(call(endpoints.giveToTeam, { description_id: assignmentId, team_id: teamId })),
  }
}
