import { HistorySettings } from '@vireo/contracts/history'
import { Work } from '@vireo/contracts/publishing'
import { beforeAll, expect, test } from 'vitest'
import { givenAccount, givenSession } from '#identity/testing.ts'
import { makeLink } from '#sharing/links/testing.ts'
import { findReported } from '#sharing/page-reports/testing.ts'
import { call, givenPerson, givenTeammate, type Teammate } from '#test/teammates.ts'
import { startTestServer } from '#test/test-server.ts'
import { failLostEditions } from './editions/fail-lost-editions.ts'
import { makeEdition } from './editions/make-edition.ts'
import { askAs, doWork, givenSpoken, givenWork, type Owner, release, soundAt } from './publishing.testing.ts'

const server = await startTestServer()
const { pool } = server.database
const as = ({ userId, workspaceId, bearer }: Teammate): Owner => ({ userId, workspaceId, headers: bearer as never })
let owner: Owner
beforeAll(async () => {
  owner = as(await givenPerson(server, 'creator'))
})

const ask = (method: string, path: string, who: Owner = owner) => askAs(server, who, [method, path])
const workOf = async (id: string, who: Owner = owner) => Work.parse(await ask('GET', `/${id}`, who))
/** Makes a work that can be released, and begins with that. */
const givenBegun = async (who: Owner = owner) => {
  const { work_id: id } = await givenWork(server, who, [await givenSpoken(server, who, 'One.')])
  await doWork(server, who)
  expect(await ask('POST', `/${id}/release`, who)).toMatchObject({ release: { state: 'making' } })
  const { rows } = await pool.query<{ id: string }>('select id from publishing_editions where work_id = $1', [id])
  return { id, editionId: rows[0]?.id ?? '' }
}
const usedBy = async ({ headers }: Owner) =>
  HistorySettings.parse(await (await server.fetch('/v1/workspace/history-settings', { headers })).json())
    .storage_used_bytes

test('where a workspace forbids public links nothing is released; what was is neither heard nor listed meanwhile', async () => {
  const admin = as(await givenPerson(server, 'creator'))
  const { work_id: id, chapters } = await givenWork(server, admin, [await givenSpoken(server, admin, 'One.')])
  await release(server, admin, id)
  const sound = ['sound.mp3', 'transcript.vtt', 'sections.json'].map((file) => `/${chapters[0]?.chapter_id}/${file}`)
  const paths = ['', '/feed.xml', '/book.epub', '/cover.jpg', ...sound].map((path) => `/library/${id}${path}`)
  const statuses = async () => {
    const answers = await Promise.all(paths.map((path) => server.fetch(path)))
    await Promise.all(answers.map((answer) => answer.arrayBuffer()))
    return [...new Set(answers.map(({ status }) => status))]
  }
  const isListed = async () => (await (await server.fetch('/library')).text()).includes(id)
  const allow = async (isAllowed: boolean) => {
    const headers = { ...admin.headers, 'content-type': 'application/json' }
    const body = JSON.stringify({ allows_public_links: isAllowed })
    return (await server.fetch('/v1/workspace/sharing-settings', { method: 'PUT', headers, body })).status
  }
  expect([await statuses(), await isListed()]).toEqual([[200], true])
  expect(await allow(false)).toBe(200)
  expect([await statuses(), await isListed()]).toEqual([[404], false])
  expect(await ask('POST', `/${id}/release`, admin)).toBe('403 public_links_forbidden')
  expect(await allow(true)).toBe(200)
  expect([await statuses(), await isListed()]).toEqual([[200], true])
})

test('nobody brings before everybody what a colleague made and they may not hear themselves; an admin may', async () => {
  const host = await givenPerson(server, 'creator')
  const [maker, colleague] = [await givenTeammate(server, host, 'editor'), await givenTeammate(server, host, 'editor')]
  const inTeam = (who: Teammate) => ({ ...as(who), workspaceId: host.workspaceId })
  const item = await givenSpoken(server, inTeam(maker), 'A draft.')
  const { work_id: id } = await givenWork(server, inTeam(maker), [item])
  await doWork(server, host)
  expect(await ask('POST', `/${id}/release`, inTeam(colleague))).toBe('404 history_item_not_found')
  expect(await ask('POST', `/${id}/release`, as(host))).toMatchObject({ release: { state: 'making' } })
})

test('what was taken out of public view is not brought back as a work', async () => {
  const person = await givenPerson(server, 'creator')
  const item = await givenSpoken(server, as(person), 'One.')
  await makeLink(server, item, person)
  await pool.query('update share_links set taken_down_at = now() where history_item_id = $1', [item])
  const { work_id: id } = await givenWork(server, as(person), [item])
  await doWork(server, person)
  expect(await ask('POST', `/${id}/release`, as(person))).toBe('403 share_link_taken_down')
})

test('what is taken out of public view ends in every work at once, also in one that is being made, and for good', async () => {
  const person = await givenPerson(server, 'creator')
  const item = await givenSpoken(server, as(person), 'One.')
  const link = await makeLink(server, item, person)
  const { work_id: id } = await givenWork(server, as(person), [item])
  const { work_id: other } = await givenWork(server, as(person), [await givenSpoken(server, as(person), 'Two.')])
  await release(server, as(person), id)
  await release(server, as(person), other)
  expect(await ask('POST', `/${id}/release`, as(person))).toMatchObject({ release: { state: 'making' } })
  const statuses = () => Promise.all([id, other].map(async (one) => (await server.fetch(`/library/${one}`)).status))
  expect(await statuses()).toEqual([200, 200])
  const operator = await givenPerson(server)
  await pool.query('update users set is_instance_admin = true where id = $1', [operator.userId])
  const path = `/v1/admin/reported-recordings/${link.share_link_id}/decisions`
  expect(await call(server, operator, 'POST', path, { decision: 'take-down' })).toMatchObject({ status: 200 })
  expect(await statuses()).toEqual([404, 200])
  await doWork(server, person)
  expect(await workOf(id, as(person))).toMatchObject({ state: 'withdrawn', edition: null, release: null })
  const { rows } = await pool.query('select workspace_id from audit_entries where action = $1 and target_id = $2', [
    'publishing.taken-down',
    id,
  ])
  expect(rows).toEqual([{ workspace_id: person.workspaceId }])
  await pool.query('delete from history_items where id = $1', [item])
  expect(await statuses(), 'nor once recording and link are gone').toEqual([404, 200])
})

test('a stranger reports a work on a page of its own; whoever runs the instance takes it down, and lets it be released again', async () => {
  const { work_id: id } = await givenWork(server, owner, [await givenSpoken(server, owner, 'One.')], {
    title: 'Reported',
  })
  await release(server, owner, id)
  expect(await (await server.fetch(`/library/${id}`)).text()).toContain(
    `<a href="/library/${id}/report" rel="nofollow">`,
  )
  const form = await server.fetch(`/library/${id}/report`)
  expect([form.status, form.headers.get('content-security-policy')]).toEqual([
    200,
    expect.stringMatching(/form-action 'self'.*sandbox allow-forms$/u),
  ])
  expect(await form.text()).toContain(`<form method="post" action="/library/${id}/report">`)
  const report = (work: string) =>
    server.fetch(`/library/${work}/report`, { method: 'POST', body: new URLSearchParams({ reason: 'copyright' }) })
  expect((await report(id)).status).toBe(200)
  expect([(await report('work_nothing')).status, (await server.fetch('/library/work_nothing/report')).status]).toEqual([
    404, 404,
  ])
  const found = await findReported(server, id)
  expect(found).toMatchObject({ page_kind: 'work', title: 'Reported', by: 'Ada', report_count: 1 })
  expect(found?.address).toMatch(new RegExp(`/library/${id}$`, 'u'))
  await pool.query('update users set is_instance_admin = (id = $1)', [owner.userId])
  const rule = async (decision: string) => {
    const answer = await server.fetch(`/v1/admin/reported-pages/${found?.page_case_id}/decisions`, {
      method: 'POST',
      headers: { ...owner.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ decision }),
    })
    return answer.status
  }
  expect(await rule('take-down')).toBe(200)
  expect((await server.fetch(`/library/${id}`)).status).toBe(404)
  expect(await ask('POST', `/${id}/release`)).toBe('403 work_taken_down')
  expect(await rule('restore')).toBe(200)
  expect(await release(server, owner, id)).toMatchObject({ state: 'released' })
  await ask('DELETE', `/${id}`)
  expect(await rule('dismiss')).toBe(404)
})

test('what was taken out of public view while its edition was begun is not released', async () => {
  const person = await givenPerson(server, 'creator')
  const item = await givenSpoken(server, as(person), 'One.')
  await makeLink(server, item, person)
  const { work_id: id } = await givenWork(server, as(person), [item])
  await doWork(server, person)
  await ask('POST', `/${id}/release`, as(person))
  await pool.query('update share_links set taken_down_at = now() where history_item_id = $1', [item])
  await doWork(server, person)
  expect(await workOf(id, as(person))).toMatchObject({
    edition: null,
    release: { state: 'failed', error_code: 'share_link_taken_down' },
  })
})

test('a key that may publish and not hear brings no recording before everybody', async () => {
  const ctx = server.product.systemContext()
  const host = await givenAccount(ctx, { tier: 'creator', permissions: ['publishing_read', 'publishing_write'] })
  await pool.query('update users set email_verified_at = now() where id = $1', [host.userId])
  const { accessToken } = await givenSession(ctx, host)
  const person: Owner = { ...host, headers: { authorization: `Bearer ${accessToken}` } as never }
  const item = await givenSpoken(server, person, 'One.')
  const { work_id: id } = await givenWork(server, person, [item])
  await doWork(server, person)
  const chapters = [{ history_item_id: item, title: 'One' }]
  expect(await askAs(server, host, ['PUT', `/${id}/chapters`], { chapters })).toBe('403 insufficient_permissions')
  expect(await ask('POST', `/${id}/release`, host)).toBe('403 insufficient_permissions')
  expect(await ask('POST', `/${id}/release`, person)).toMatchObject({ release: { state: 'making' } })
})

test('what listeners hear takes up the room of the workspace, until it is withdrawn', async () => {
  const person = as(await givenPerson(server, 'creator'))
  const { work_id: id, chapters } = await givenWork(server, person, [await givenSpoken(server, person, 'One.')])
  const before = await usedBy(person)
  await release(server, person, id)
  const sound = await server.fetch(`/library/${id}/${chapters[0]?.chapter_id}/sound.mp3`, { method: 'HEAD' })
  const bytes = Number(sound.headers.get('content-length'))
  expect(bytes).toBeGreaterThan(10_000)
  expect(await usedBy(person)).toBe(before + bytes)
  await ask('POST', `/${id}/withdraw`, person)
  expect(await usedBy(person)).toBe(before)
})

test('where there is no room nothing is released, and what is being made ends', async () => {
  const { id, editionId } = await givenBegun()
  const ctx = server.product.systemContext(owner.workspaceId)
  const settings = { ...server.ports.settings, storageLimitBytes: 1 }
  await makeEdition({ ...ctx, signal: ctx.signal, ports: { ...server.ports, settings } }, { editionId })
  expect(await workOf(id)).toMatchObject({ release: { state: 'failed', error_code: 'storage_limit_reached' } })

  const small = await startTestServer({ settings: { storageLimitBytes: 100 } })
  const person = as(await givenPerson(small, 'creator'))
  const { work_id: work } = await givenWork(small, person, [await givenSpoken(small, person, 'One.')])
  await doWork(small, person)
  expect(await askAs(small, person, ['POST', `/${work}/release`])).toBe('402 storage_limit_reached')
})

test('an edition that goes wrong in the last attempt has failed, and another can be begun', async () => {
  const { id, editionId } = await givenBegun()
  const ctx = server.product.systemContext(owner.workspaceId)
  const read = () => {
    throw new Error('the storage is away')
  }
  const storage = Object.create(server.ports.storage, { read: { value: read } })
  const broken = { ...ctx, signal: ctx.signal, ports: { ...server.ports, storage } }
  await expect(makeEdition(broken, { editionId })).rejects.toThrow('away')
  expect(await workOf(id)).toMatchObject({ release: { number: 1, state: 'making' } })
  await makeEdition(broken, { editionId, isLastAttempt: true })
  expect(await workOf(id)).toMatchObject({ release: { state: 'failed', error_code: 'service_unavailable' } })
  expect(await ask('POST', `/${id}/release`)).toMatchObject({ release: { number: 2, state: 'making' } })
})

test('an edition of a recording in which nothing is heard any more has failed, and says why', async () => {
  const { id, editionId } = await givenBegun()
  const ctx = server.product.systemContext(owner.workspaceId)
  const read = async function* () {
    yield soundAt(-200)
  }
  const storage = Object.create(server.ports.storage, { read: { value: read } })
  await makeEdition({ ...ctx, signal: ctx.signal, ports: { ...server.ports, storage } }, { editionId })
  expect(await workOf(id)).toMatchObject({ release: { state: 'failed', error_code: 'work_leveling_failed' } })
})

test('an edition whose job is gone fails within the hour; one that waits for its turn goes on waiting', async () => {
  const other = as(await givenPerson(server, 'creator'))
  const [lost, waiting] = [await givenBegun(), await givenBegun(other)]
  const ctx = server.product.systemContext()
  await pool.query("update jobs set state = 'failed' where key = $1", [`publishing.edition:${lost.editionId}`])
  await failLostEditions(ctx)
  expect(await workOf(lost.id), 'it was begun a moment ago').toMatchObject({ release: { state: 'making' } })
  await pool.query("update publishing_editions set created_at = now() - interval '1 hour' where id = any($1)", [
    [lost.editionId, waiting.editionId],
  ])
  await failLostEditions(ctx)
  expect(await workOf(lost.id)).toMatchObject({ release: { state: 'failed', error_code: 'service_unavailable' } })
  expect(await workOf(waiting.id, other)).toMatchObject({ release: { state: 'making' } })
})

test('a recording that is asked about again and again while it is measured is measured by one job', async () => {
  const item = await givenSpoken(server, owner, 'One.')
  const { work_id: id } = await givenWork(server, owner, [item])
  for (let times = 0; times < 3; times++) await ask('POST', `/${id}/check`)
  const { rows } = await pool.query('select state from jobs where key = $1', [`publishing.measure:${item}`])
  expect(rows).toEqual([{ state: 'queued' }])
})

test('whoever begins and withdraws over and over leaves no more than the last of it behind', async () => {
  const { id } = await givenBegun()
  for (let times = 0; times < 23; times++) {
    await ask('POST', `/${id}/withdraw`)
    await ask('POST', `/${id}/release`)
  }
  const { rows } = await pool.query<{ count: string; newest: number }>(
    'select count(*) as count, max(number) as newest from publishing_editions where work_id = $1',
    [id],
  )
  expect(rows).toEqual([{ count: expect.anything(), newest: 24 }])
  expect(Number(rows[0]?.count)).toBe(21)
})
