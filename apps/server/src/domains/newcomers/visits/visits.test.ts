import { ErrorBody } from '@vireo/contracts/kit'
import { VisitReport } from '@vireo/contracts/visits'
import { expect, test } from 'vitest'
import { createHeaderLocator } from '#adapters/locate-by-header.ts'
import { dispatchOutbox } from '#jobs/dispatch-outbox.ts'
import { createManualClock } from '#kernel/clock.ts'
import { transaction } from '#kernel/transaction.ts'
import { startTestServer, type TestPerson } from '#test/test-server.ts'
import { isFirstAwaited } from './events/first-generation.ts'
import { visitsHolding } from './holding.ts'
import { visitsJobs } from './jobs.ts'
import { visitsSubscriptions } from './subscriptions.ts'

const clock = createManualClock(new Date('2026-06-10T12:00:00Z'))
const dayMs = 24 * 60 * 60 * 1000
const server = await startTestServer({
  clock,
  ports: { locator: createHeaderLocator({ country: 'x-country', region: undefined, city: undefined }) },
})
const { pool } = server.database
const ctx = server.product.systemContext()

let visitors = 0
const newVisitor = () => `visitor-of-a-test-${visitors++}`

type Told = { readonly visitor?: string; readonly consent?: string; readonly events?: readonly unknown[] }
const view = { event: 'page_viewed', path: '/pricing' }
const tell = (told: Told = {}, headers: Record<string, string> = {}) =>
  server.fetch('/v1/visits/events', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ visitor: newVisitor(), consent: 'granted', events: [view], ...told }),
  })
const codeOf = async (answer: Response) => ErrorBody.parse(await answer.json()).detail.code
const kept = async (visitor: string) =>
  (await pool.query('select * from visit_events where visitor_id = $1 order by happened_at', [visitor])).rows
const reportOf = async (operator: TestPerson, query: string) =>
  server.fetch(`/v1/admin/visits?${query}`, { headers: { authorization: `Bearer ${operator.accessToken}` } })

test('what a browser tells is kept with its time, and names no person, no thing and no address', async () => {
  const visitor = newVisitor()
  const events = [
    { ...view, path: '/app/history/hist_01?token=secret', source: 'Search.Example', ago_ms: 60_000 },
    { event: 'signed_out', path: '/@ada', source: 'ada@example.test' },
  ]
  const answer = await tell({ visitor, events }, { 'x-country': 'US' })
  expect([answer.status, await answer.json()]).toEqual([202, { status: 'ok' }])
  expect(await kept(visitor)).toMatchObject([
    {
      name: 'page_viewed',
      path: '/app/history/*',
      source: 'search.example',
      country: 'us',
      happened_at: new Date('2026-06-10T11:59:00Z'),
      user_id: null,
      workspace_id: null,
      may_leave: true,
    },
    { name: 'signed_out', path: '/*', source: null, user_id: null },
  ])
})

test.each([
  ['payment_succeeded', 'event_server_only'],
  ['subscription_started', 'event_server_only'],
  ['moderation_decided', 'event_server_only'],
  ['signed_up', 'event_server_only'],
  ['first_generation', 'event_server_only'],
  ['completed_design_voice', 'event_server_only'],
  ['anything_else', 'event_unknown'],
])('a browser has no say in %s, and nothing of what came with it is kept', async (event, code) => {
  const visitor = newVisitor()
  const answer = await tell({ visitor, events: [view, { ...view, event }] })
  expect([answer.status, await codeOf(answer)]).toEqual([400, code])
  expect(await kept(visitor)).toEqual([])
})

test.each([
  ['not_applicable', 'de', 403],
  ['not_applicable', 'CH', 403],
  ['granted', 'de', 202],
  ['not_applicable', 'us', 202],
  ['not_applicable', '', 403],
  ['granted', '', 202],
  ['denied', 'us', 422],
  ['undecided', 'us', 422],
])('who says %s in %j is answered with %i', async (consent, country, status) => {
  const visitor = newVisitor()
  const answer = await tell({ visitor, consent }, { 'x-country': country })
  expect(answer.status).toBe(status)
  if (status === 403) expect(await codeOf(answer)).toBe('consent_missing')
  expect(await kept(visitor)).toHaveLength(status === 202 ? 1 : 0)
})

test('another site’s page tells nothing', async () => {
  expect((await tell({}, { origin: 'https://elsewhere.example' })).status).toBe(403)
  expect((await tell({}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await tell({}, { 'sec-fetch-site': 'same-origin' })).status).toBe(202)
})

test('a browser that tells without end is refused', async () => {
  const visitor = newVisitor()
  for (let told = 0; told < 60; told++) expect((await tell({ visitor })).status).toBe(202)
  const refused = await tell({ visitor })
  expect([refused.status, await codeOf(refused)]).toEqual([429, 'too_many_attempts'])
  expect((await tell()).status).toBe(202)
})

test('what somebody opted out of never leaves, by signal and by cookie', async () => {
  const [bySignal, byCookie] = [newVisitor(), newVisitor()]
  await tell({ visitor: bySignal }, { 'sec-gpc': '1' })
  await tell({ visitor: byCookie }, { cookie: 'privacy-opt-out=opted-out' })
  expect([...(await kept(bySignal)), ...(await kept(byCookie))]).toMatchObject([
    { may_leave: false },
    { may_leave: false },
  ])
})

test('sign-ups, first recordings and first payments are noted once, by the server', async () => {
  const person = await server.signUp()
  const facts = async () =>
    (
      await pool.query<{ name: string }>(
        'select name from visit_events where user_id = $1 or workspace_id = $2 order by happened_at, name',
        [person.userId, person.workspaceId],
      )
    ).rows.map(({ name }) => name)
  expect(await facts()).toEqual(['signed_up'])
  const asPerson = { ...ctx, actor: { ...ctx.actor, userId: person.userId as never } }
  expect(await isFirstAwaited(asPerson)).toBe(true)
  const change = {
    workspaceId: person.workspaceId,
    tier: 'starter',
    planVersion: 1,
    status: 'active',
    billingPeriod: 'monthly_period',
    previousTier: 'free',
    previousStatus: 'free',
  } as const
  const item = {
    itemId: 'hist_x',
    userId: person.userId,
    source: 'TTS',
    modelId: null,
    voiceId: null,
    contentType: 'audio/mpeg',
    durationMs: 1,
    credits: 1,
  } as const
  clock.advance(1000)
  for (let told = 0; told < 2; told++)
    await transaction(server.product.systemContext(person.workspaceId), async (ctx) => {
      await ctx.emit('history.item-recorded', item)
      await ctx.emit('billing.subscription-changed', change)
    })
  await dispatchOutbox(server.product.systemContext, visitsSubscriptions)
  expect(await facts()).toEqual(['signed_up', 'first_generation', 'subscription_started'])
  expect(await isFirstAwaited(asPerson)).toBe(false)
})

test('a first step is noted when it was taken, once however often it is told, and of nobody who is gone', async () => {
  const person = await server.signUp()
  const told = { userId: person.userId, itemId: 'design_voice' } as const
  await transaction(ctx, async (ctx) => {
    await ctx.emit('onboarding.item-completed', told)
    await ctx.emit('onboarding.item-completed', { ...told, userId: 'user_gone' })
  })
  await dispatchOutbox(server.product.systemContext, visitsSubscriptions)
  await dispatchOutbox(server.product.systemContext, visitsSubscriptions)
  const { rows } = await pool.query("select name, user_id from visit_events where name like 'completed%'")
  expect(rows).toEqual([{ name: 'completed_design_voice', user_id: person.userId }])
})

test('the report counts visitors once, days apart, and what became of those who signed up', async () => {
  clock.advance(30 * dayMs)
  await server.signUp()
  const visitor = newVisitor()
  await tell({ visitor, events: [{ ...view, source: 'newsletter' }, view] }, { 'x-country': 'us' })
  clock.advance(dayMs)
  await tell({ visitor, events: [{ ...view, path: '/', source: 'later' }] }, { 'x-country': 'us' })
  const operator = await server.signUp()
  await pool.query('update users set is_instance_admin = true where id = $1', [operator.userId])
  const answer = await reportOf(operator, 'from=2026-07-10&to=2026-07-11')
  expect(VisitReport.parse(await answer.json())).toEqual({
    totals: { visitors: 1, page_views: 3, sign_ups: 2, first_generations: 0, new_payers: 0 },
    days: [
      { day: '2026-07-10', visitors: 1, page_views: 2, sign_ups: 1, first_generations: 0, new_payers: 0 },
      { day: '2026-07-11', visitors: 1, page_views: 1, sign_ups: 1, first_generations: 0, new_payers: 0 },
    ],
    of_sign_ups: { generated: 0, paid: 0 },
    pages: [
      { path: '/pricing', visitors: 1, page_views: 2 },
      { path: '/', visitors: 1, page_views: 1 },
    ],
    sources: [{ source: 'newsletter', visitors: 1 }],
    countries: [{ country: 'us', visitors: 1 }],
    first_steps: [],
  })
  const early = VisitReport.parse(await (await reportOf(operator, 'from=2026-06-10&to=2026-06-10')).json())
  expect(early.of_sign_ups).toEqual({ generated: 1, paid: 1 })
  expect(early.first_steps).toEqual([{ item_id: 'design_voice', people: 1 }])
  for (const query of ['from=2026-07-11&to=2026-07-10', 'from=2025-01-01&to=2026-07-11']) {
    const refused = await reportOf(operator, query)
    expect([refused.status, await codeOf(refused)]).toEqual([400, 'visits_range_invalid'])
  }
  const other = await reportOf(await server.signUp(), 'from=2026-07-10&to=2026-07-11')
  expect([other.status, await codeOf(other)]).toEqual([403, 'operator_only'])
})

test('people take along what was noted of them; when they go it is a number of nobody', async () => {
  const person = await server.signUp()
  const subject = { userId: person.userId as never, workspaceId: person.workspaceId as never }
  const files = []
  for await (const file of visitsHolding.files(ctx, subject)) files.push(file)
  expect(files).toMatchObject([
    { path: 'visits/events.json', json: [{ name: 'signed_up' }] },
    { path: 'visits/advertisements.json', json: [] },
  ])
})

test('after 400 days everything is gone', async () => {
  const visitor = newVisitor()
  await tell({ visitor })
  const forget = visitsJobs.find(({ name }) => name === 'visits.forget')
  const run = async () => forget?.run(ctx, {} as never, {} as never)
  clock.advance(400 * dayMs - 1000)
  await run()
  expect(await kept(visitor)).toHaveLength(1)
  clock.advance(2000)
  await run()
  expect(await kept(visitor)).toEqual([])
})

test('where visits are not counted, nothing of them is kept, and pages know not to ask', async () => {
  const silent = await startTestServer({
    settings: { countsVisits: false, affiliateScript: 'https://partner.example/a.js' },
  })
  const answer = await silent.fetch('/v1/visits/events', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ visitor: newVisitor(), consent: 'granted', events: [view] }),
  })
  expect(answer.status).toBe(202)
  expect((await silent.database.pool.query('select 1 from visit_events')).rowCount).toBe(0)
  const settings = await (await silent.fetch('/v1/visits/settings')).json()
  expect(settings).toEqual({
    counts_visits: false,
    affiliate_script: 'https://partner.example/a.js',
    tells_others: true,
  })
  expect(await (await server.fetch('/v1/visits/settings')).json()).toEqual({
    counts_visits: true,
    affiliate_script: null,
    tells_others: false,
  })
})
