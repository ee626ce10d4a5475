import { type Tasks, Team, Teams } from '@vireo/contracts/productions'
import { expect, test } from 'vitest'
import { transaction } from '#kernel/transaction.ts'
import { productionsHolding } from '../holding.ts'
import { aliveTask, givenProducer, givenTaken, onTask, unclaimedBy, startHouse } from '../producers.testing.ts'
import { askAs, givenBuyer } from '../productions.testing.ts'

const { server, operator, qualification } = await startHouse()
const [member, colleague, stranger] = [
  await givenProducer(server, qualification),
  await givenProducer(server, qualification),
  await givenProducer(server, qualification),
]
const buyer = await givenBuyer(server)
const admin = '/v1/admin/productions'
const v1 = '/v1/productions/teams'
type Caller = Parameters<typeof askAs>[1]
const create = async (...members: readonly { readonly userId: string }[]) =>
  Team.parse(
    await askAs(server, operator, ['POST', `${admin}/teams`], {
      name: 'Legal',
      members: members.map(({ userId }) => userId),
    }),
  )
const give = async (taskId: string, teamId: string | null) => {
  const { rows } = await server.database.pool.query<{ id: string }>(
    'select assignment_id as id from production_tasks where id = $1',
    [taskId],
  )
  return askAs(server, operator, ['PUT', `${admin}/tasks/${rows[0]?.id}/team`], { team_id: teamId })
}
const tasksOf = (caller: Caller, teamId: string, query = '') =>
  askAs<Tasks>(server, caller, ['GET', `${v1}/${teamId}/tasks${query}`])

test('what is given to a team is found and claimed by its members alone, also once it comes back', async () => {
  const team = await create(member, colleague)
  const { orderId, taskId } = await givenTaken(server, buyer)
  expect(await unclaimedBy(server, stranger)).toContain(taskId)
  expect(await give(taskId, team.team_id)).toMatchObject({ task_id: taskId })
  expect(await unclaimedBy(server, stranger)).not.toContain(taskId)
  expect(await onTask(server, stranger, taskId, 'claim')).toBe('404 production_task_not_found')
  expect(await unclaimedBy(server, member)).toContain(taskId)
  expect(await tasksOf(member, team.team_id)).toMatchObject({ tasks: [{ task_id: taskId }] })
  expect(await onTask(server, member, taskId, 'claim')).toBe('claimed')
  expect(await tasksOf(colleague, team.team_id)).toMatchObject({ tasks: [] })
  expect(await tasksOf(colleague, team.team_id, '?state=claimed')).toMatchObject({
    tasks: [{ producer: member.userId }],
  })
  await onTask(server, member, taskId, 'revoke')
  const next = await aliveTask(server, orderId)
  expect(await onTask(server, stranger, next, 'claim')).toBe('404 production_task_not_found')
  await give(next, null)
  expect(await onTask(server, stranger, next, 'claim')).toBe('claimed')
})

test('who ordered what their team works on does not see who does', async () => {
  const team = await create(member, colleague)
  const { taskId } = await givenTaken(server, member)
  await give(taskId, team.team_id)
  expect(await tasksOf(member, team.team_id)).toMatchObject({ tasks: [] })
  expect(await onTask(server, colleague, taskId, 'claim')).toBe('claimed')
  expect(await tasksOf(member, team.team_id, '?state=claimed')).toMatchObject({ tasks: [] })
  for (const caller of [colleague, operator])
    expect(await tasksOf(caller, team.team_id, '?state=claimed')).toMatchObject({ tasks: [{ task_id: taskId }] })
})

test('a team is seen by who is in it and who runs the instance, and changes with its members', async () => {
  const team = await create(member)
  const own = ['GET', `${v1}/${team.team_id}`] as const
  for (const caller of [member, operator]) expect(await askAs(server, caller, own)).toEqual(team)
  for (const path of ['', '/tasks'])
    expect(await askAs(server, stranger, ['GET', `${v1}/${team.team_id}${path}`])).toBe('404 production_team_not_found')
  expect(await askAs(server, buyer, ['GET', v1])).toBe('404 producer_not_found')
  const change = (body: object) => askAs<Team>(server, operator, ['PATCH', `${admin}/teams/${team.team_id}`], body)
  expect(await change({ members: [member.userId, buyer.userId] })).toBe('404 producer_not_found')
  expect(await askAs(server, operator, own)).toEqual(team)
  expect(await change({ name: 'Medical', members: [stranger.userId] })).toMatchObject({ name: 'Medical' })
  expect(await askAs(server, member, own)).toBe('404 production_team_not_found')
  const listed = Teams.parse(await askAs(server, stranger, ['GET', v1]))
  expect(listed).toMatchObject({ teams: [{ name: 'Medical', members: [{ user_id: stranger.userId, name: 'Ada' }] }] })
  const { taskId } = await givenTaken(server, buyer)
  expect(await give(taskId, 'prodteam_none')).toBe('404 production_team_not_found')
  for (const [method, path] of [
    ['POST', 'teams'],
    ['PATCH', `teams/${team.team_id}`],
  ] as const)
    expect(await askAs(server, member, [method, `${admin}/${path}`], { name: 'Mine' })).toBe('403 operator_only')
  const { userId, workspaceId } = stranger
  await transaction(server.product.systemContext(), async (ctx) =>
    productionsHolding.erase?.(ctx, { userId, workspaceId } as never),
  )
  expect(await askAs(server, operator, own)).toMatchObject({ members: [] })
})

test('a team that is removed leaves its work to everybody, and is nobody’s any more', async () => {
  const team = await create(member)
  const { taskId } = await givenTaken(server, buyer)
  expect(await give(taskId, team.team_id)).toMatchObject({ team_id: team.team_id })
  const remove = (caller: Caller) => askAs(server, caller, ['DELETE', `${admin}/teams/${team.team_id}`])
  expect(await remove(member)).toBe('403 operator_only')
  expect(await remove(operator)).toEqual({ success: true })
  expect(await remove(operator)).toBe('404 production_team_not_found')
  expect(await askAs(server, member, ['GET', `${v1}/${team.team_id}`])).toBe('404 production_team_not_found')
  expect(await unclaimedBy(server, colleague)).toContain(taskId)
})
