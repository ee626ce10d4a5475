import { ImpactApplication, ImpactApplicationsPage, ImpactPartners } from '@vireo/contracts/impact-program'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createManualClock } from '#kernel/clock.ts'
import { transaction } from '#kernel/transaction.ts'
import { runCommand } from '#test/run-command.ts'
import { call, givenPerson, type Teammate } from '#test/teammates.ts'
import { startTestServer } from '#test/test-server.ts'
import { giveTier } from '#billing'
import { sizeGrants } from '#plans'
import { completeForm } from './fixtures.testing.ts'
import { impactProgramCommands } from './commands.ts'
import { giveWaiting } from './give-waiting.ts'
import { impactProgramHolding } from './holding.ts'
import { removePast } from './remove-past.ts'

const clock = createManualClock(new Date())
const server = await startTestServer({ clock })
const { pool } = server.database
const operator = await givenPerson(server)
const { id: sessionId } = (await pool.query('select id from sessions where user_id = $1', [operator.userId])).rows[0]
await pool.query('update users set is_instance_admin = (id = $1)', [operator.userId])
const ctx = server.product.systemContext()
beforeEach(() => pool.query('delete from impact_applications').then(() => undefined))

let made = 0
const someAddress = () => `applicant${(made += 1)}@example.test`
const apply = (wanted: object = {}) =>
  server.fetch('/v1/impact-program/apply', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...completeForm, email: someAddress(), ...wanted }),
  })
/** Somebody with a token of this minute: the clock of this test goes on by days. */
const now = async (person: Teammate): Promise<Pick<Teammate, 'bearer'>> => {
  if (person !== operator) return person
  const token = await server.ports.accessTokens.issue({ ...operator, sessionId })
  return { bearer: { authorization: `Bearer ${token}` } }
}
const listed = async (query = '', person: Teammate = operator) => {
  const answer = await call(server, await now(person), 'GET', `/v1/admin/impact-applications${query}`)
  return answer.status === 200 ? ImpactApplicationsPage.parse(answer.body) : [answer.status, answer.code]
}
const open = async () => ImpactApplicationsPage.parse(await listed()).applications
const decide = async (id: string, body: object, person: Teammate = operator) =>
  call(server, await now(person), 'POST', `/v1/admin/impact-applications/${id}/decisions`, body)
const given = async (wanted: object = {}) => {
  expect((await apply(wanted)).status).toBe(200)
  return (await open()).at(-1)?.application_id ?? ''
}
const partners = async () => ImpactPartners.parse(await (await server.fetch('/v1/impact-program/partners')).json())
const tierOf = async ({ bearer }: Teammate) =>
  ((await (await server.fetch('/v1/user/subscription', { headers: bearer })).json()) as { tier: string }).tier
const mailsTo = async (email: string) =>
  (
    await pool.query(
      "select subject, content from letters where kind = 'impact-program.decision' and recipient = $1 order by id",
      [email],
    )
  ).rows
const acts = `select action, actor_kind, details from audit_entries
   where workspace_id = $1 and (action like 'impact-program.%' or action = 'billing.tier-given') order by id`
const actsIn = async (workspaceId: string) => (await pool.query(acts, [workspaceId])).rows

describe('an application', () => {
  test('comes without an account, and is read by whoever runs the instance alone', async () => {
    const email = someAddress()
    const id = await given({ email })
    expect(await open()).toMatchObject([
      { ...completeForm, email, application_id: id, state: 'open', tier: null, may_be_named: false },
    ])
    const stranger = await givenPerson(server)
    expect(await listed('', stranger)).toEqual([403, 'operator_only'])
    expect(await decide(id, { decision: 'approve' }, stranger)).toMatchObject({ status: 403, code: 'operator_only' })
    expect(await open()).toMatchObject([{ state: 'open' }])
    expect(await mailsTo(email)).toEqual([])
  })

  test.each([
    ['organization', ''],
    ['organization', 'x'.repeat(121)],
    ['website', 'javascript:alert(1)'],
    ['website', 'https://localhost/'],
    ['website', 'example.org'],
    ['email', 'nobody'],
    ['mission', ' '],
    ['planned_use', 'x'.repeat(2001)],
    ['country', 7],
    ['may_be_named', 'perhaps'],
    ['organization', 'Matrix\u009b31m'],
    ['contact_name', 'A.\nTester'],
    ['country', '\u202eynamreG'],
  ])('is refused where %s is %j', async (field, value) => {
    expect((await apply({ [field]: value })).status).toBe(422)
    expect(await open()).toEqual([])
  })

  test('drives no terminal that it is read in, and names its site as browsers do', async () => {
    const website = 'https://exämple.org/a\u009b31m\u202eb'
    await given({ mission: 'Books\r\nfor\u001b[31m all\u009b2J.', website })
    expect(await open()).toMatchObject([
      { mission: 'Books\nfor[31m all2J.', website: 'https://xn--exmple-cua.org/a%C2%9B31m%E2%80%AEb' },
    ])
  })

  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9'],
  ])('is taken five times a day from one network: %s and %s', async (first, second) => {
    const from = async (remoteAddress: string) => {
      const payload = { ...completeForm, email: someAddress() }
      const { statusCode, headers } = await server.product.app.inject({
        method: 'POST',
        url: '/v1/impact-program/apply',
        payload,
        remoteAddress,
      })
      return statusCode === 429 ? ['often', Number(headers['retry-after']) > 86_000] : statusCode
    }
    for (const address of [first, second, first, second, first]) expect(await from(address)).toBe(200)
    expect(await from(second)).toEqual(['often', true])
    expect(await from('198.51.100.9')).toBe(200)
    clock.advance(24 * 60 * 60_000)
    expect(await from(second)).toBe(200)
  })

  test('is taken from a browser without a script, which is led to what became of it', async () => {
    const send = async (fields: Record<string, string>) => {
      const answer = await server.fetch('/impact-program-application', {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
      })
      return [answer.status, answer.headers.get('location')]
    }
    const email = someAddress()
    const fields = { ...completeForm, email, language: 'de' }
    expect(await send({ ...fields, may_be_named: 'on' })).toEqual([
      303,
      '/impact-program-application?answer=sent&lang=de',
    ])
    expect(await open()).toMatchObject([{ email, may_be_named: true }])
    const incomplete = [303, '/impact-program-application?answer=incomplete&lang=de']
    expect(await send({ ...fields, website: 'javascript:x' })).toEqual(incomplete)
    expect(await send({ ...fields, mission: 'a\0b' })).toEqual(incomplete)
    for (let sent = 1; sent < 5; sent++) await send(fields)
    expect(await send({ ...fields, language: 'xx' })).toEqual([303, '/impact-program-application?answer=often&lang=en'])
    expect(await open()).toHaveLength(5)
  })

  test('stands on pages without a gap, the oldest first, what was decided the newest first', async () => {
    const ids: string[] = []
    for (let sent = 0; sent < 5; sent++) ids.push(await given())
    const walk = async (state: string) => {
      const seen: string[] = []
      for (let cursor: string | null = ''; cursor !== null;) {
        const page: ImpactApplicationsPage = ImpactApplicationsPage.parse(
          await listed(`?state=${state}&page_size=2${cursor === '' ? '' : `&cursor=${cursor}`}`),
        )
        seen.push(...page.applications.map((one) => one.application_id))
        cursor = page.next_cursor
      }
      return seen
    }
    expect(await walk('open')).toEqual(ids)
    for (const id of ids) await decide(id, { decision: 'decline' })
    expect(await walk('decided')).toEqual(ids.toReversed())
    expect(await listed('?cursor=x')).toEqual([400, 'invalid_cursor'])
    expect(await listed('?page_size=0')).toEqual([400, 'invalid_page_size'])
  })
})

describe('a grant', () => {
  test('is told with as many credits as this instance gives', async () => {
    onTestFinished(() => sizeGrants({ grant_tier_1_2025_07_23: 33_000_000, grant_tier_2_2025_07_23: 66_000_000 }))
    sizeGrants({ grant_tier_1_2025_07_23: 1_250_000, grant_tier_2_2025_07_23: 90_000_000 })
    const email = someAddress()
    await decide(await given({ email }), { decision: 'approve', tier: 'grant_tier_1_2025_07_23' })
    const [mail] = await mailsTo(email)
    expect(mail.content.paragraphs.join(' ')).toMatch(/: 1,250,000 credits a month/u)
  })

  test('goes at once to whoever proved the address, with a mail, and both logs say so', async () => {
    const person = await givenPerson(server, 'free')
    const id = await given({ email: person.email, may_be_named: true, organization: 'Readers', language: 'de' })
    expect(await partners()).toEqual({ partners: [] })
    const tier = 'grant_tier_2_2025_07_23'
    const decided = await decide(id, { decision: 'approve', tier, note: 'Welcome!' })
    expect(ImpactApplication.parse(decided.body)).toMatchObject({ state: 'approved', workspace_id: person.workspaceId })
    expect(await tierOf(person)).toBe(tier)
    expect(await partners()).toEqual({
      partners: [{ name: 'Readers', website: completeForm.website, country: completeForm.country }],
    })
    const [mail] = await mailsTo(person.email)
    expect(mail.subject).toBe('Ihre Förderung durch das Impact-Programm ist da')
    expect(mail.content.paragraphs.join(' ')).toMatch(/66\.000\.000 Credits im Monat.*Welcome!/u)
    // The workspace does not read who of the house it was.
    expect(await actsIn(person.workspaceId)).toMatchObject([
      { action: 'billing.tier-given', actor_kind: 'system', details: { from: 'free', to: tier } },
      { action: 'impact-program.grant-given', actor_kind: 'system', details: { name: 'Readers', tier } },
    ])
    expect((await actsIn(operator.workspaceId)).at(-1)).toMatchObject({
      action: 'impact-program.approved',
      details: { name: 'Readers', tier, note: 'Welcome!' },
    })
    expect(await decide(id, { decision: 'approve' })).toMatchObject({ status: 409, code: 'impact_application_decided' })

    await decide(id, { decision: 'end' })
    expect([await tierOf(person), await partners()]).toEqual(['free', { partners: [] }])
    expect(await mailsTo(person.email)).toHaveLength(2)
  })

  test('waits for the address to be proven, and for a plan that is paid to end', async () => {
    const email = someAddress()
    const id = await given({ email })
    await decide(id, { decision: 'approve' })
    expect((await mailsTo(email))[0]).toMatchObject({ subject: 'Your application for the impact program was approved' })
    expect(await giveWaiting(ctx)).toBe(0)
    const person = await givenPerson(server, 'free')
    await pool.query('update users set email = $2, email_verified_at = null where id = $1', [person.userId, email])
    expect(await giveWaiting(ctx)).toBe(0)
    await pool.query('update users set email_verified_at = now() where id = $1', [person.userId])
    expect(await giveWaiting(ctx)).toBe(1)
    expect(await tierOf(person)).toBe('grant_tier_1_2025_07_23')
    expect((await mailsTo(email))[1]).toMatchObject({ subject: 'Your grant of the impact program is there' })
    expect(await giveWaiting(ctx)).toBe(0)
  })

  test('that ends takes no other plan away', async () => {
    const person = await givenPerson(server, 'free')
    const id = await given({ email: person.email })
    await decide(id, { decision: 'approve' })
    await giveTier(server.product.systemContext(person.workspaceId), {
      workspaceId: person.workspaceId,
      tier: 'enterprise',
    })
    expect((await decide(id, { decision: 'end' })).status).toBe(200)
    expect(await tierOf(person)).toBe('enterprise')
  })

  test('replaces another plan that was given, and lets no model train on what was made under it', async () => {
    const person = await givenPerson(server, 'free')
    const { workspaceId } = person
    await giveTier(server.product.systemContext(workspaceId), { workspaceId, tier: 'enterprise' })
    await pool.query('update workspaces set training_opt_out = null where id = $1', [workspaceId])
    const id = await given({ email: person.email })
    expect((await decide(id, { decision: 'approve' })).status).toBe(200)
    expect(await tierOf(person)).toBe('grant_tier_1_2025_07_23')
    const out = await pool.query('select 1 from workspaces where id = $1 and training_opt_out', [workspaceId])
    expect(out.rowCount).toBe(1)
  })

  test('is declined with a mail, and may be approved after all', async () => {
    const email = someAddress()
    const id = await given({ email })
    await decide(id, { decision: 'decline', note: 'Too late for this year.' })
    expect((await mailsTo(email))[0].content.paragraphs.join(' ')).toContain('Too late for this year.')
    expect(await decide(id, { decision: 'end' })).toMatchObject({ status: 409 })
    expect((await decide(id, { decision: 'approve' })).status).toBe(200)
    expect(await decide('impact_made_up', { decision: 'end' })).toMatchObject({
      status: 404,
      code: 'impact_application_not_found',
    })
  })
})

test('the command line lists, approves, declines and ends', async () => {
  const vireo = (...args: string[]) => runCommand(server, impactProgramCommands, 'impact', ...args)
  expect(await vireo()).toBe('No application waits for you.\n')
  const [first, second] = [await given(), await given()]
  expect(await vireo('list')).toContain(`${first}  open\n  "Matrix e.V.", "Germany", https://example.org/`)
  expect(await vireo('approve', first, '--tier', 'grant_tier_2_2025_07_23')).toMatch(/state +approved/u)
  expect(await vireo('decline', second, '--note', 'No.')).toMatch(/state +declined/u)
  expect(await vireo('list', '--decided')).toContain(
    `${first}  approved, grant_tier_2_2025_07_23, waits for a proven address`,
  )
  expect(await vireo('end', first)).toMatch(/state +ended/u)
})

test('what came from an address is taken along and forgotten with its account', async () => {
  const person = await givenPerson(server)
  await given({ email: person.email, mission: 'Mine' })
  const subject = { userId: person.userId, workspaceId: person.workspaceId }
  const files = []
  for await (const file of impactProgramHolding.files(ctx, subject)) files.push(file)
  expect(files).toMatchObject([{ path: 'impact-program/applications.json', json: [{ mission: 'Mine' }] }])
  await transaction(ctx, async (ctx) => impactProgramHolding.erase?.(ctx, subject))
  expect(await open()).toEqual([])
})

test('what was declined is forgotten after half a year', async () => {
  await decide(await given(), { decision: 'decline' })
  clock.advance(179 * 24 * 60 * 60_000)
  expect(await removePast(ctx)).toBe(0)
  clock.advance(2 * 24 * 60 * 60_000)
  expect(await removePast(ctx)).toBe(1)
})
