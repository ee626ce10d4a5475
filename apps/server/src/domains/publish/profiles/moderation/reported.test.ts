import { ReportedPageCases } from '@vireo/contracts/sharing'
import { expect, test } from 'vitest'
import { transaction } from '#kernel/transaction.ts'
import { runShare } from '#sharing/page-reports/testing.ts'
import { call, givenPerson, type Teammate } from '#test/teammates.ts'
import { startTestServer } from '#test/test-server.ts'
import { forgetProfile } from '../forget-profile.ts'
import { givenProfile } from '../testing.ts'
import { setTakenDown } from './set-taken-down.ts'

const server = await startTestServer()
const { pool } = server.database
const operator = await givenPerson(server)
await pool.query('update users set is_instance_admin = (id = $1)', [operator.userId])

const evil = `<b>"'&\u202E`
const report = async (path: string, said: object = { reason: 'harm', message: evil }, headers = {}) => {
  const answer = await server.fetch(`${path}/report`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams({ ...said }).toString(),
  })
  return { status: answer.status, html: await answer.text() }
}
const list = async (query = '?page_size=100') =>
  ReportedPageCases.parse((await call(server, operator, 'GET', `/v1/admin/reported-pages${query}`)).body)
const find = async (pageId: string, state = 'open') =>
  (await list(`?page_size=100&state=${state}`)).pages.find((one) => one.page_id === pageId)
const decide = (caseId: string, decision: string, person: Teammate = operator) =>
  call(server, person, 'POST', `/v1/admin/reported-pages/${caseId}/decisions`, { decision })
const givenReported = async () => {
  const person = await givenPerson(server)
  const { path, handle } = await givenProfile(server, person, { name: 'Ada' })
  expect((await report(path)).status).toBe(200)
  const found = await find(person.userId)
  if (!found) throw new Error('nothing was reported')
  return { person, path, handle, caseId: found.page_case_id, found }
}
const actsOf = async (workspaceId: string, targetId: string) =>
  (
    await pool.query<{ action: string }>(
      `select action, actor_kind, actor_id, address, details from audit_entries
       where workspace_id = $1 and target_id = $2 and action ~ 'taken-down|restored|dismissed' order by id`,
      [workspaceId, targetId],
    )
  ).rows

test('a stranger reports a profile on its page; it hides nothing, a flood is one row, and how often is limited', async () => {
  const { person, path, found, handle } = await givenReported()
  const page = await server.fetch(path)
  const html = await page.text()
  expect(html).toContain(`<form method="post" action="${path}/report">`)
  expect(html).not.toContain('<script')
  expect(page.headers.get('content-security-policy')).toMatch(/form-action 'self'.*sandbox allow-forms$/u)
  expect(found).toMatchObject({ state: 'open', page_kind: 'profile', report_count: 1, title: 'Ada', by: `@${handle}` })
  expect(found.address).toMatch(new RegExp(`^http.*${path}$`, 'u'))
  expect(found.reports).toMatchObject([{ reason: 'harm', message: evil }])
  const german = await report(path, { reason: 'spam', message: '' }, { 'accept-language': 'de' })
  expect([german.status, german.html]).toEqual([200, expect.stringContaining('Zurück zum Profil')])
  expect((await report(path, { reason: 'dislike' })).status).toBe(422)
  await report(path)
  expect((await report(path)).status).toBe(429)
  expect(await find(person.userId)).toMatchObject({ report_count: 3, page_case_id: found.page_case_id })
  expect((await report('/@nobody-here-at-all')).status).toBe(404)
})

test('only whoever runs the instance sees and decides; a decision hides at once, is undone, and is written down', async () => {
  const { person, path, caseId } = await givenReported()
  const { userId, workspaceId } = person
  expect(await call(server, person, 'GET', '/v1/admin/reported-pages')).toMatchObject({ code: 'operator_only' })
  expect(await decide(caseId, 'take-down', person)).toMatchObject({ status: 403, code: 'operator_only' })
  expect(await decide('pcase_made_up', 'dismiss')).toMatchObject({ status: 404, code: 'reported_page_not_found' })
  expect((await decide(caseId, 'take-down')).body).toEqual({ page_case_id: caseId, is_taken_down: true })
  expect([(await server.fetch(path)).status, (await report(path)).status]).toEqual([404, 404])
  expect([await find(userId), await find(userId, 'decided')]).toMatchObject([
    undefined,
    { state: 'taken_down', address: null, title: 'Ada' },
  ])
  await decide(caseId, 'take-down')
  await decide(caseId, 'restore')
  expect([(await server.fetch(path)).status, (await find(userId, 'decided'))?.state]).toEqual([200, 'restored'])
  await report(path, { reason: 'other' })
  const again = await find(userId)
  await decide(again?.page_case_id ?? '', 'dismiss')
  expect([(await server.fetch(path)).status, (await find(userId, 'decided'))?.state]).toEqual([200, 'dismissed'])
  const names = ['profiles.taken-down', 'profiles.restored', 'sharing.reports-dismissed']
  const [ofWorkspace, own] = [await actsOf(workspaceId, userId), await actsOf(operator.workspaceId, userId)]
  const byNobody = { actor_kind: 'system', actor_id: '', address: '' }
  expect(ofWorkspace).toMatchObject(names.map((action) => ({ action, ...byNobody })))
  expect(own).toMatchObject(names.map((action) => ({ action, actor_id: operator.userId })))
})

test('a take-down by its own command settles what was reported; what is deleted takes it along', async () => {
  const { person, handle } = await givenReported()
  await setTakenDown(server.product.systemContext(), { handle, isDown: true })
  expect([await find(person.userId), await find(person.userId, 'decided')]).toMatchObject([
    undefined,
    { state: 'taken_down', report_count: 1 },
  ])
  await transaction(server.product.systemContext(), (ctx) => forgetProfile(ctx, person.userId))
  const { rows } = await pool.query('select id from page_cases where page_id = $1', [person.userId])
  expect(rows).toEqual([])
})

test('pages follow each other; the command line says and does the same', async () => {
  const made = [await givenReported(), await givenReported()].map(({ caseId }) => caseId)
  const first = await list('?page_size=1')
  expect(first.has_more).toBe(true)
  const bad = await call(server, operator, 'GET', '/v1/admin/reported-pages?cursor=x')
  expect(bad).toMatchObject({ status: 400, code: 'invalid_cursor' })
  const vireo = (...args: string[]) => runShare(server, ...args)
  const open = await vireo('pages')
  for (const id of made) expect(open).toContain(`${id}  profile, open, 1 × reported since `)
  expect(open).toContain(`harm: ${JSON.stringify(evil)}`)
  expect(await vireo('take-down-page', made[0] ?? '')).toMatch(/taken_down +yes/u)
  expect(await vireo('restore-page', made[0] ?? '')).toMatch(/taken_down +no/u)
  expect(await vireo('dismiss-page', made[1] ?? '')).toMatch(/taken_down +no/u)
  expect(await vireo('pages', '--decided')).toContain(`${made[1]}  profile, dismissed`)
})
