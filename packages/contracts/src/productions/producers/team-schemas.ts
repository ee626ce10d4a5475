import { z } from 'zod'
import { idOf } from '../../kit/index.ts'
import { shownText } from '../../users/index.ts'
import { producerLimits } from './limits.ts'
import { ProducersPageQuery } from './people-schemas.ts'
import { TaskStateName } from './task-schemas.ts'

const text = z.string().min(1).max(64)
const members = z.array(idOf('user', text)).max(producerLimits.teamMembersMax)

export const TeamPath = z.object({ team_id: idOf('productionTeam', text) })
/** The same, as whoever runs the instance names one. */
export const HouseTeamPath = z.object({ house_team: idOf('productionTeam', text) })
export const TeamForm = z.object({ name: shownText(1, 80), members: members.default([]) })
/** All members at once, where they change. */
export const TeamChange = z.object({ name: shownText(1, 80).optional(), members: members.optional() })
export const Team = z.object({
  team_id: z.string(),
  name: z.string(),
  members: z.array(z.object({ user_id: z.string(), name: z.string() })),
  created_at: z.string(),
})
export type Team = z.infer<typeof Team>
export const Teams = z.object({ teams: z.array(Team) })
export type Teams = z.infer<typeof Teams>
export const TeamTasksQuery = ProducersPageQuery.extend({ state: TaskStateName.default('unclaimed') })
/** Who may find an assignment: a team, or everybody who can do it. */
export const AssignmentTeam = z.object({ team_id: idOf('productionTeam', text).nullable() })
