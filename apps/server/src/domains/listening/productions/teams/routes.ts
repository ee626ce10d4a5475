import { teamEndpoints as teams } from '@vireo/contracts/productions'
import { defineRoutes } from '#http/routes.ts'
import { presentTask, presentTasks } from '../tasks/present-task.ts'
import { changeTeam } from './change-team.ts'
import { createTeam } from './create-team.ts'
import { getTeam, presentTeam } from './get-team.ts'
import { giveToTeam } from './give-to-team.ts'
import { listTeamTasks } from './list-team-tasks.ts'
import { listTeams } from './list-teams.ts'
import { removeTeam } from './remove-team.ts'

export const teamRoutes = defineRoutes((on) => {
  const changed = { audit: 'productions.team-changed' } as const
  on(teams.listTeams, listTeams, (all) => ({ teams: all.map(presentTeam) }))
  on(teams.getTeam, getTeam, presentTeam)
  on(teams.listTeamTasks, listTeamTasks, presentTasks)
  on(teams.createTeam, createTeam, presentTeam, changed)
  on(teams.changeTeam, changeTeam, presentTeam, changed)
  on(teams.removeTeam, removeTeam, () => ({ success: true as const }), { audit: 'productions.team-removed' })
  on(teams.giveToTeam, giveToTeam, presentTask, { audit: 'productions.team-given' })
})
