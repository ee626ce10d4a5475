import { Work } from '@vireo/contracts/publishing'
import { expect, test } from 'vitest'
import { issueApiKey } from '#identity/keys/index.ts'
import { transaction } from '#kernel/transaction.ts'
import { givenPerson, givenTeammate, type Teammate } from '#test/teammates.ts'
import { startTestServer } from '#test/test-server.ts'
import { askAs, doWork, givenSpoken, givenWork, type Owner, release } from '../publishing.testing.ts'
import { releaseDueJob } from './release-due-job.ts'
import { listDue } from './schedule-store.ts'

let aheadMs = 0
const server = await startTestServer({ clock: { now: () => new Date(Date.now() + aheadMs) } })
const { pool } = server.database
const minuteMs = 60_000
const hourMs = 60 * minuteMs

const as = ({ userId, workspaceId, bearer }: Teammate): Owner => ({ userId, workspaceId, headers: bearer as never })
const ask = (who: Owner, method: string, path: string, body?: object) => askAs(server, who, [method, path], body)
const workOf = async (who: Owner, id: string) => Work.parse(await ask(who, 'GET', `/${id}`))
const inMs = (ms: number) => Math.floor((Date.now() + ms) / 1000)
const plan = (who: Owner, id: string, ms = hourMs) =>
  ask(who, 'PUT', `/${id}/scheduled-release`, { release_at_unix: inMs(ms) })
/** Does what the queue does in a minute that is so far ahead. */
const inAMinuteAt = async (ms: number, who: Owner) => {
  aheadMs = ms
  try {
    const job = { signal: new AbortController().signal, progress: () => Promise.resolve() }
    await releaseDueJob.run(server.product.systemContext(), {} as never, job)
    await doWork(server, who)
  } finally {
    aheadMs = 0
  }
}
const givenReady = async (who: Owner, item?: string) => {
  const { work_id: id } = await givenWork(server, who, [item ?? (await givenSpoken(server, who, 'One.'))])
  await doWork(server, who)
  return id
}
const toldTo = async ({ userId }: Owner) => {
  const { rows } = await pool.query<{ title: string; description: string }>(
    'select title, description from messages where user_id = $1 order by created_at',
    [userId],
  )
  return rows
}
const actsOf = async (id: string) => {
  const { rows } = await pool.query<{ action: string }>(
    "select action from audit_entries where target_id = $1 and action like 'publishing.release%' order by created_at",
    [id],
  )
  return rows.map(({ action }) => action)
}

test('a work is released when that is due, as it is then, and not a moment before', async () => {
  const owner = as(await givenPerson(server, 'creator'))
  const id = await givenReady(owner)
  const at = inMs(hourMs)
  expect(await plan(owner, id)).toMatchObject({
    state: 'draft',
    scheduled_release: { release_at_unix: at, error_code: null },
  })
  await ask(owner, 'PATCH', `/${id}`, { title: 'Written since' })
  await inAMinuteAt(hourMs - minuteMs, owner)
  expect(await workOf(owner, id)).toMatchObject({ state: 'draft', scheduled_release: { release_at_unix: at } })
  await inAMinuteAt(hourMs + minuteMs, owner)
  expect(await workOf(owner, id)).toMatchObject({ state: 'released', scheduled_release: null, edition: { number: 1 } })
  expect(await (await server.fetch(`/library/${id}`)).text()).toContain('Written since')
  expect(await actsOf(id)).toEqual(['publishing.release-scheduled', 'publishing.release-begun'])
  await inAMinuteAt(2 * hourMs, owner)
  expect(await workOf(owner, id)).toMatchObject({ edition: { number: 1 }, release: null })
})

test('what is put off, canceled, withdrawn or released meanwhile is not released when it would have been due', async () => {
  const owner = as(await givenPerson(server, 'creator'))
  const item = await givenSpoken(server, owner, 'One.')
  const [later, canceled, withdrawn, early] = [
    await givenReady(owner, item),
    await givenReady(owner, item),
    await givenReady(owner, item),
    await givenReady(owner, item),
  ]
  for (const id of [later, canceled, withdrawn, early]) await plan(owner, id)
  await plan(owner, later, 3 * hourMs)
  for (let times = 0; times < 2; times++)
    expect(await ask(owner, 'DELETE', `/${canceled}/scheduled-release`)).toMatchObject({ scheduled_release: null })
  expect(await ask(owner, 'POST', `/${withdrawn}/withdraw`)).toMatchObject({ scheduled_release: null })
  expect(await release(server, owner, early)).toMatchObject({ edition: { number: 1 }, scheduled_release: null })
  await inAMinuteAt(hourMs + minuteMs, owner)
  const states = async () =>
    Promise.all([later, canceled, withdrawn].map(async (id) => (await workOf(owner, id)).state))
  expect(await states()).toEqual(['draft', 'draft', 'draft'])
  expect(await workOf(owner, early)).toMatchObject({ edition: { number: 1 }, release: null })
  expect(await actsOf(canceled)).toEqual(['publishing.release-scheduled', 'publishing.release-unscheduled'])
  await inAMinuteAt(3 * hourMs + minuteMs, owner)
  expect(await states()).toEqual(['released', 'draft', 'draft'])
})

const week = 8 * 24 * hourMs

test('what was measured long ago is measured again when that is due, and the release waits for it', async () => {
  const owner = as(await givenPerson(server, 'creator'))
  const id = await givenReady(owner)
  await plan(owner, id, week)
  await pool.query('delete from publishing_measures where workspace_id = $1', [owner.workspaceId])
  await inAMinuteAt(week + minuteMs, owner)
  expect(await workOf(owner, id)).toMatchObject({ state: 'draft', scheduled_release: { error_code: null } })
  await inAMinuteAt(week + 2 * minuteMs, owner)
  expect(await workOf(owner, id)).toMatchObject({ state: 'released', scheduled_release: null })
})

const ofWorkspace = 'where workspace_id = $1'
test.each([
  ['lacks something', 'work_not_ready', `update publishing_works set author = null ${ofWorkspace}`],
  ['was taken down', 'work_taken_down', `update publishing_works set taken_down_at = now() ${ofWorkspace}`],
  ['lost a recording', 'work_not_ready', `update history_items set deleted_at = now() ${ofWorkspace}`],
  [
    'is of somebody without an address',
    'email_not_verified',
    'update users set email_verified_at = null where id in (select user_id from memberships where workspace_id = $1)',
  ],
])(
  'a work that %s when it is due is not released; its owner is told, once, and hears why',
  async (_, code, happens) => {
    const owner = as(await givenPerson(server, 'creator'))
    const id = await givenReady(owner)
    await plan(owner, id)
    await pool.query(happens, [owner.workspaceId])
    for (const minutes of [1, 2]) await inAMinuteAt(hourMs + minutes * minuteMs, owner)
    const work = await workOf(owner, id)
    expect(work).toMatchObject({ state: 'draft', edition: null, scheduled_release: { error_code: code } })
    const told = (await toldTo(owner)).filter(({ title }) => title === '“Two gardens” was not released')
    expect(told).toHaveLength(1)
    expect(await ask(owner, 'DELETE', `/${id}/scheduled-release`)).toMatchObject({ scheduled_release: null })
  },
)

test('who planned a release and may no longer publish releases nothing; the work’s owner hears of it, too', async () => {
  const host = await givenPerson(server, 'creator')
  const editor = await givenTeammate(server, host, 'editor')
  const [owner, other] = [as(host), { ...as(editor), workspaceId: host.workspaceId }]
  const id = await givenReady(owner, await givenSpoken(server, other, 'One.'))
  expect(await plan(other, id)).toMatchObject({ scheduled_release: { error_code: null } })
  await pool.query("update memberships set role = 'viewer' where user_id = $1 and workspace_id = $2", [
    other.userId,
    host.workspaceId,
  ])
  await inAMinuteAt(hourMs + minuteMs, owner)
  expect(await workOf(owner, id)).toMatchObject({ scheduled_release: { error_code: 'insufficient_permissions' } })
  for (const who of [owner, other]) expect((await toldTo(who)).at(-1)?.title).toContain('was not released')
})

test('a key that may publish no more releases nothing that was planned with it, and who left hears nothing of it', async () => {
  const host = await givenPerson(server, 'creator')
  const editor = await givenTeammate(server, host, 'editor')
  const [owner, other] = [as(host), { ...as(editor), workspaceId: host.workspaceId }]
  const { userId, workspaceId } = other
  const key = await transaction(server.product.systemContext(workspaceId), (ctx) =>
    issueApiKey(ctx, { userId, workspaceId, name: 'a test', permissions: 'all', characterLimit: null }),
  )
  const [narrowed, left] = [
    await givenReady(owner, await givenSpoken(server, other, 'One.')),
    await givenReady(owner, await givenSpoken(server, other, 'Two.')),
  ]
  await plan({ ...other, headers: { 'xi-api-key': key.secret } as never }, narrowed)
  await plan(other, left, 3 * hourMs)
  await pool.query("update api_keys set permissions = '{publishing_read,speech_history_read}' where id = $1", [
    key.keyId,
  ])
  await inAMinuteAt(hourMs + minuteMs, owner)
  const planned = { error_code: 'insufficient_permissions' }
  expect(await workOf(owner, narrowed)).toMatchObject({ state: 'draft', scheduled_release: planned })
  expect(await toldTo(other)).toHaveLength(1)
  await pool.query('delete from memberships where user_id = $1 and workspace_id = $2', [userId, workspaceId])
  await inAMinuteAt(3 * hourMs + minuteMs, owner)
  expect(await workOf(owner, left)).toMatchObject({ scheduled_release: { error_code: 'forbidden' } })
  expect([await toldTo(owner), await toldTo(other)].map((told) => told.length)).toEqual([2, 1])
})

test('a release is planned by the rules of releases, from a minute ahead on, for a year', async () => {
  const host = await givenPerson(server, 'creator')
  const owner = as(host)
  const stranger = as(await givenPerson(server, 'creator'))
  const id = await givenReady(owner)
  for (const ms of [-hourMs, 30_000, 367 * 24 * hourMs])
    expect(await plan(owner, id, ms)).toBe('400 release_time_invalid')
  expect(await ask(owner, 'PUT', `/${id}/scheduled-release`, { release_at_unix: 'soon' })).toMatch(/^422/u)
  expect(await plan(stranger, id)).toBe('404 work_not_found')
  expect(await ask(stranger, 'DELETE', `/${id}/scheduled-release`)).toBe('404 work_not_found')
  const colleague = { ...as(await givenTeammate(server, host, 'editor')), workspaceId: host.workspaceId }
  expect(await plan(colleague, id)).toBe('404 history_item_not_found')
  await pool.query("update attempt_counters set attempts = 50 where name like 'workRelease:%'")
  await plan(owner, id)
  await pool.query("update attempt_counters set attempts = 50 where name like 'workRelease:%'")
  expect(await plan(owner, id)).toBe('429 too_many_attempts')
  await pool.query('update publishing_works set author = null where id = $1', [id])
  expect(await plan(owner, id)).toBe('409 work_not_ready')
})

test('nobody waits for what is due of others, however much that is', async () => {
  const many = as(await givenPerson(server, 'creator'))
  const one = as(await givenPerson(server, 'creator'))
  const item = await givenSpoken(server, many, 'One.')
  for (let planned = 0; planned < 3; planned++) await plan(many, await givenReady(many, item))
  const late = await givenReady(one)
  await plan(one, late, hourMs + minuteMs)
  const ctx = server.product.systemContext()
  const later = { ...ctx, signal: ctx.signal, now: () => new Date(Date.now() + 2 * hourMs) }
  const due = (await listDue(later, 100)).map(({ workspace_id: id }) => id)
  const rest = due.slice(new Set(due).size)
  expect(due.indexOf(one.workspaceId)).toBeLessThan(due.lastIndexOf(many.workspaceId))
  expect(rest.filter((id) => id === many.workspaceId)).toHaveLength(2)
  for (const { workspaceId } of [many, one])
    await pool.query('delete from publishing_schedules where workspace_id = $1', [workspaceId])
})
