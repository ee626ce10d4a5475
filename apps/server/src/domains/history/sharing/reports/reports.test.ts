import { DecidedLink, ReportedPage, SharingSettings } from '@vireo/contracts/sharing'
import { expect, test } from 'vitest'
import { transaction } from '#kernel/transaction.ts'
import { runCommand } from '#test/run-command.ts'
import { call, givenPerson, type Teammate } from '#test/teammates.ts'
import { startTestServer } from '#test/test-server.ts'
import { givenRecording, makeLink } from '../links/testing.ts'
import { sharingCommands } from '../commands.ts'
import { sharingHolding } from '../holding.ts'

const server = await startTestServer()
const { pool } = server.database
// The first account of an instance runs it.
const operator = await givenPerson(server)
const maker = await givenPerson(server)
await pool.query('update users set is_instance_admin = (id = $1)', [operator.userId])

const evil = `<b>"'&\u202E`
const report = (path: string, message = evil) =>
  server.fetch(`${path}/report`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ reason: 'harm', message }).toString(),
  })
const givenReported = async (wanted: object = {}, text = 'Some words') => {
  const link = await makeLink(server, await givenRecording(server, maker, { text }), maker, wanted)
  expect((await report(link.path)).status).toBe(200)
  return link
}
const list = async (query = '', person: Teammate = operator) => {
  const answer = await call(server, person, 'GET', `/v1/admin/reported-recordings${query}`)
  return answer.status === 200 ? ReportedPage.parse(answer.body) : [answer.status, answer.code]
}
const listed = async (query = '') => ReportedPage.parse(await list(query)).recordings
const find = async (linkId: string, query = '?page_size=100') =>
  (await listed(query)).find((one) => one.share_link_id === linkId)
const decide = (linkId: string, decision: string, person: Teammate = operator) =>
  call(server, person, 'POST', `/v1/admin/reported-recordings/${linkId}/decisions`, { decision })
const actsOf = async (workspaceId: string, targetId: string) =>
  (
    await pool.query(
      'select action, actor_kind, actor_id, address, details from audit_entries where workspace_id = $1 and target_id = $2 order by id',
      [workspaceId, targetId],
    )
  ).rows

test('only whoever runs the instance sees and decides', async () => {
  const { share_link_id: linkId, path } = await givenReported()
  expect(await list('', maker)).toEqual([403, 'operator_only'])
  expect(await decide(linkId, 'take-down', maker)).toMatchObject({ status: 403, code: 'operator_only' })
  expect((await server.fetch(path)).status).toBe(200)
  const settings = async (person: Teammate) =>
    SharingSettings.parse((await call(server, person, 'GET', '/v1/workspace/sharing-settings')).body).may_decide_reports
  expect([await settings(operator), await settings(maker)]).toEqual([true, false])
  expect(await decide('share_made_up', 'dismiss')).toMatchObject({ status: 404, code: 'share_link_not_found' })
  expect((await decide(linkId, 'forget')).status).toBe(422)
})

test('a take-down hides at once, is undone, and both are written down, for the workspace without who it was', async () => {
  const { share_link_id: linkId, path, share_link: address } = await givenReported()
  const itemId = (await pool.query('select history_item_id from share_links where id = $1', [linkId])).rows[0]
    .history_item_id
  expect(await find(linkId)).toMatchObject({
    state: 'open',
    report_count: 1,
    share_link: address,
    title: 'Some words',
    decided_at_unix: null,
    reports: [{ reason: 'harm', message: evil }],
  })
  const taken = DecidedLink.parse((await decide(linkId, 'take-down')).body)
  expect(taken).toEqual({ share_link_id: linkId, is_taken_down: true })
  expect([(await server.fetch(path)).status, await find(linkId)]).toEqual([404, undefined])
  expect(await find(linkId, '?state=decided')).toMatchObject({
    state: 'taken_down',
    share_link: null,
    title: 'Some words',
  })
  // Once more changes nothing, and writes nothing down.
  await decide(linkId, 'take-down')
  await decide(linkId, 'restore')
  expect([(await server.fetch(path)).status, (await find(linkId, '?state=decided'))?.state]).toEqual([200, 'restored'])

  const names = ['sharing.link-taken-down', 'sharing.link-restored']
  const ofWorkspace = (await actsOf(maker.workspaceId, itemId)).slice(1)
  expect(ofWorkspace).toMatchObject(
    names.map((action) => ({ action, actor_kind: 'system', actor_id: '', address: '' })),
  )
  expect(await actsOf(operator.workspaceId, linkId)).toMatchObject(
    names.map((action) => ({ action, actor_id: operator.userId })),
  )
})

test('what was dismissed can be taken down after all; a report after a decision waits anew', async () => {
  const { share_link_id: linkId, path } = await givenReported()
  await decide(linkId, 'dismiss')
  expect([(await server.fetch(path)).status, (await find(linkId, '?state=decided'))?.state]).toEqual([200, 'dismissed'])
  await decide(linkId, 'take-down')
  expect((await find(linkId, '?state=decided'))?.state).toBe('taken_down')
  await decide(linkId, 'restore')
  await report(path, 'again')
  expect(await find(linkId)).toMatchObject({ state: 'open', report_count: 1, reports: [{ message: 'again' }] })
  expect(await find(linkId, '?state=decided')).toMatchObject({ state: 'restored' })
})

test('of what stands behind a password, or has ended, nothing is told, nor by whom it is', async () => {
  await pool.query("update users set public_name = 'Ada' where id = $1", [maker.userId])
  const { share_link_id: open } = await givenReported()
  expect(await find(open)).toMatchObject({ title: 'Some words', public_user_name: 'Ada' })
  const { share_link_id: locked } = await givenReported({ password: 'open it' }, 'A well-kept secret')
  const nothing = { title: null, voice_name: null, public_user_name: null }
  expect(await find(locked)).toMatchObject({ has_password: true, ...nothing })
  await pool.query('update share_links set expires_at = now() where id = $1', [open])
  expect(await find(open)).toMatchObject({ share_link: null, ...nothing })
  await decide(locked, 'take-down')
  expect(await find(locked, '?state=decided')).toMatchObject({ share_link: null, ...nothing })
  await pool.query('update users set public_name = null where id = $1', [maker.userId])
})

test('pages follow each other without a gap, the oldest first, what was decided the newest first', async () => {
  const links: string[] = []
  for (let made = 0; made < 5; made++) links.push((await givenReported()).share_link_id)
  const walk = async (state: string) => {
    const seen: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: ReportedPage = ReportedPage.parse(
        await list(`?state=${state}&page_size=2${cursor === '' ? '' : `&cursor=${cursor}`}`),
      )
      seen.push(...page.recordings.map((one) => one.share_link_id))
      cursor = page.next_cursor
    }
    return seen.filter((id) => links.includes(id))
  }
  expect(await walk('open')).toEqual(links)
  for (const link of links) await decide(link, 'dismiss')
  expect(await walk('open')).toEqual([])
  expect(await walk('decided')).toEqual(links.toReversed())
  expect(await list('?cursor=x')).toEqual([400, 'invalid_cursor'])
  expect(await list('?page_size=0')).toEqual([400, 'invalid_page_size'])
})

test('of a flood of reports every one is counted, and no more than a hundred are kept', async () => {
  const { share_link_id: linkId, path } = await givenReported()
  await pool.query("update share_cases set reports = 99 where share_link_id = $1 and state = 'open'", [linkId])
  await report(path, 'the hundredth')
  await report(path, 'one too many')
  expect(await find(linkId)).toMatchObject({ report_count: 101, reports: [{ message: 'the hundredth' }, {}] })
})

test('reports go with their recording and with their workspace', async () => {
  const person = await givenPerson(server)
  const itemId = await givenRecording(server, person)
  const { path, share_link_id: linkId } = await makeLink(server, itemId, person)
  await report(path)
  const ctx = server.product.systemContext(person.workspaceId)
  const subject = { userId: person.userId, workspaceId: person.workspaceId }
  await transaction(ctx, async (ctx) => sharingHolding.erase?.(ctx, subject))
  for (const table of ['share_cases', 'share_reports'])
    expect((await pool.query(`select 1 from ${table} where share_link_id = $1`, [linkId])).rowCount).toBe(0)
})

test('the command line lists, decides and undoes the same', async () => {
  const vireo = (...args: string[]) => runCommand(server, sharingCommands, 'share', ...args)
  const { share_link_id: linkId, path, share_link: address } = await givenReported()
  const open = await vireo()
  expect(open).toContain(`${linkId}  open, 1 × reported since `)
  expect(open).toContain(`${address}\n  "Some words"\n  harm: ${JSON.stringify(evil)}`)
  expect(await vireo('take-down', linkId)).toMatch(/taken_down +20/u)
  expect([(await server.fetch(path)).status, await vireo('reports')]).toEqual([
    404,
    expect.not.stringContaining(linkId),
  ])
  expect(await vireo('reports', '--decided')).toContain(`${linkId}  taken_down`)
  expect(await vireo('restore', linkId)).toMatch(/taken_down +no/u)
  expect((await server.fetch(path)).status).toBe(200)
  await report(path)
  expect(await vireo('dismiss', linkId)).toMatch(/taken_down +no/u)
  expect(await vireo('reports', '--decided')).toContain(`${linkId}  dismissed`)
  await expect(vireo('take-down', 'share_made_up')).rejects.toMatchObject({ code: 'share_link_not_found' })
})
