import { z } from 'zod'
import { defineEndpoint } from '../../kit/index.ts'
import { DescriptionPath, Task, Tasks } from './task-schemas.ts'
import * as shapes from './team-schemas.ts'

const root = '/v1/productions/teams'
const admin = '/v1/admin/productions'
const noTeam = 'production_team_not_found'
const reads = { scope: 'user_read' } as const

/** Teams of producers, and what is given to them. */
export const teamEndpoints = {
  listTeams: defineEndpoint({
    id: 'productions.listTeams',
    method: 'GET',
    path: root,
    summary: 'List the teams of the caller, or all of them for whoever runs the instance',
    access: reads,
    success: { status: 200, schema: shapes.Teams },
    errors: ['producer_not_found'],
  }),
  getTeam: defineEndpoint({
    id: 'productions.getTeam',
    method: 'GET',
    path: `${root}/:team_id`,
    summary: 'Get a team that one is in, or any for whoever runs the instance',
    access: reads,
    params: shapes.TeamPath,
    success: { status: 200, schema: shapes.Team },
    errors: [noTeam],
  }),
  listTeamTasks: defineEndpoint({
    id: 'productions.listTeamTasks',
    method: 'GET',
    path: `${root}/:team_id/tasks`,
    summary: 'List the tasks of a team in a state, the oldest first',
    access: reads,
    params: shapes.TeamPath,
    query: shapes.TeamTasksQuery,
    success: { status: 200, schema: Tasks },
    errors: [noTeam, 'invalid_cursor', 'invalid_page_size'],
  }),
  createTeam: defineEndpoint({
    id: 'productions.createTeam',
    method: 'POST',
    path: `${admin}/teams`,
    summary: 'Make a team of producers; for whoever runs the instance',
    access: 'signed-in',
    body: shapes.TeamForm,
    success: { status: 200, schema: shapes.Team },
    errors: ['operator_only', 'producer_not_found'],
  }),
  changeTeam: defineEndpoint({
    id: 'productions.changeTeam',
    method: 'PATCH',
    path: `${admin}/teams/:house_team`,
    summary: 'Give a team another name, or other members; for whoever runs the instance',
    access: 'signed-in',
    params: shapes.HouseTeamPath,
    body: shapes.TeamChange,
    success: { status: 200, schema: shapes.Team },
    errors: ['operator_only', noTeam, 'producer_not_found'],
  }),
  removeTeam: defineEndpoint({
    id: 'productions.removeTeam',
    method: 'DELETE',
    path: `${admin}/teams/:house_team`,
    summary: 'Remove a team: what was given to it is found by everybody again; for whoever runs the instance',
    access: 'signed-in',
    params: shapes.HouseTeamPath,
    success: { status: 200, schema: z.object({ success: z.literal(true) }) },
    errors: ['operator_only', noTeam],
  }),
  giveToTeam: defineEndpoint({
    id: 'productions.giveToTeam',
    method: 'PUT',
    path: `${admin}/tasks/:description_id/team`,
    summary: 'Have an assignment found by one team alone, or by everybody; for whoever runs the instance',
    access: 'signed-in',
    params: DescriptionPath,
    body: shapes.AssignmentTeam,
    success: { status: 200, schema: Task },
    errors: ['operator_only', 'production_task_not_found', noTeam],
  }),
} as const
