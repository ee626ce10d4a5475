import { ErrorBody } from '@vireo/contracts/kit'
import { ReferralLink } from '@vireo/contracts/referral'
import { User } from '@vireo/contracts/users'
import { expect, test } from 'vitest'
import { dispatchOutbox } from '#jobs/dispatch-outbox.ts'
import { createManualClock } from '#kernel/clock.ts'
import type { EventPayload } from '#kernel/product.ts'
import { transaction } from '#kernel/transaction.ts'
import { startTestServer, type TestPerson, type TestServer } from '#test/test-server.ts'
import { referralHolding } from './holding.ts'
import { referralSubscriptions } from './subscriptions.ts'

const clock = createManualClock(new Date())
const server = await startTestServer({ clock, settings: { referralRewardCredits: 5000 } })
const dayMs = 24 * 60 * 60 * 1000

async function linkOf({ headers }: TestPerson, on: TestServer = server): Promise<ReferralLink> {
  return ReferralLink.parse(await (await on.fetch('/v1/user/referral-link', { headers })).json())
}

async function accept({ headers }: TestPerson, from: string): Promise<string> {
  const answer = await server.fetch('/v1/user/referral', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ from }),
  })
  return answer.status === 200 ? 'ok' : ErrorBody.parse(await answer.json()).detail.code
}

type Change = EventPayload<'billing.subscription-changed'>

async function change({ workspaceId }: TestPerson, to: Partial<Change> = {}): Promise<void> {
  await transaction(server.product.systemContext(workspaceId), (ctx) =>
    ctx.emit('billing.subscription-changed', {
      workspaceId,
      tier: 'creator',
      planVersion: 1,
      status: 'active',
      billingPeriod: 'monthly_period',
      previousTier: 'free',
      previousStatus: 'free',
      ...to,
    }),
  )
  await dispatchOutbox(server.product.systemContext, referralSubscriptions)
}

const given = async ({ workspaceId }: TestPerson) => {
  const { rows } = await server.database.pool.query<{ granted: string }>(
    "select coalesce(sum(credits), 0) as granted from credit_entries where workspace_id = $1 and kind = 'grant'",
    [workspaceId],
  )
  return Number(rows[0]?.granted)
}

test('a link is made once, leads to the first page, and stands in the user document', async () => {
  const person = await server.signUp()
  const link = await linkOf(person)
  expect(link).toEqual({
    referral_link_code: expect.stringMatching(/^[\w-]{12}$/u),
    referral_link: `http://127.0.0.1:8080/?from=${link.referral_link_code}`,
    referred: 0,
    credited: 0,
    reward_credits: 5000,
  })
  expect(await linkOf(person)).toEqual(link)
  const told = await server.database.pool.query(
    "select 1 from outbox_events where name = 'referral.link-generated' and payload->>'userId' = $1",
    [person.userId],
  )
  expect(told.rowCount).toBe(1)
  const user = User.parse(await (await server.fetch('/v1/user', { headers: person.headers })).json())
  expect(user.referral_link_code).toBe(link.referral_link_code)
})

test('a friend who pays is credited once, however often they pay, and the reward is given once', async () => {
  const [referrer, friend] = [await server.signUp(), await server.signUp()]
  const { referral_link_code: code } = await linkOf(referrer)
  expect(await accept(friend, code)).toBe('ok')
  expect(await accept(friend, code)).toBe('ok')
  expect(await linkOf(referrer)).toMatchObject({ referred: 1, credited: 0 })
  await change(friend, { status: 'incomplete' })
  await change(friend, { billingPeriod: null })
  await change(friend, { tier: 'trial', status: 'active' })
  expect([await linkOf(referrer), await given(referrer)]).toMatchObject([{ credited: 0 }, 0])
  await change(friend)
  expect([await linkOf(referrer), await given(referrer)]).toMatchObject([{ referred: 1, credited: 1 }, 5000])
  await change(friend, { tier: 'pro', previousTier: 'creator' })
  await change(friend, { tier: 'free', status: 'free', billingPeriod: null, previousTier: 'pro' })
  await change(friend)
  expect([await linkOf(referrer), await given(referrer)]).toMatchObject([{ referred: 1, credited: 1 }, 5000])
})

test('two who come to know of a first payment at once credit it once', async () => {
  const [referrer, friend] = [await server.signUp(), await server.signUp()]
  await accept(friend, (await linkOf(referrer)).referral_link_code)
  const { creditPayer } = await import('./credit-payer.ts')
  const ctx = server.product.systemContext(friend.workspaceId)
  await Promise.all(Array.from({ length: 8 }, () => creditPayer(ctx, friend.workspaceId)))
  expect(await given(referrer)).toBe(5000)
})

test('nobody brings themselves, under no name of their mailbox', async () => {
  const referrer = await server.signUp({ email: `ada-${process.pid}@example.test` })
  const { referral_link_code: code } = await linkOf(referrer)
  expect(await accept(referrer, code)).toBe('referral_not_possible')
  const again = await server.signUp({ email: `ada-${process.pid}+second@example.test` })
  expect(await accept(again, code)).toBe('referral_not_possible')
  expect(await linkOf(referrer)).toMatchObject({ referred: 0 })
})

test('an account is brought by one person, while it is new, by a link that exists', async () => {
  const [first, second, friend] = [await server.signUp(), await server.signUp(), await server.signUp()]
  expect(await accept(friend, 'no-such-link')).toBe('referral_not_found')
  expect(await accept(friend, (await linkOf(first)).referral_link_code)).toBe('ok')
  expect(await accept(friend, (await linkOf(second)).referral_link_code)).toBe('referral_not_possible')
  const late = await server.signUp()
  clock.advance(dayMs + 1000)
  expect(await accept(late, (await linkOf(first)).referral_link_code)).toBe('referral_not_possible')
})

test('who is in the workspace that pays is credited nothing for it', async () => {
  const [referrer, friend] = [await server.signUp(), await server.signUp()]
  await accept(friend, (await linkOf(referrer)).referral_link_code)
  await server.database.pool.query("insert into memberships values ($1, $2, 'editor', false, now())", [
    friend.workspaceId,
    referrer.userId,
  ])
  await change(friend)
  expect(await given(referrer)).toBe(0)
})

test('where no reward is configured, a first payment is counted and gives nothing', async () => {
  const plain = await startTestServer()
  const person = await plain.signUp()
  expect(await linkOf(person, plain)).toMatchObject({ reward_credits: 0 })
})

test('people take along their code and what came of it, not who came', async () => {
  const [referrer, friend] = [await server.signUp(), await server.signUp()]
  const { referral_link_code: code } = await linkOf(referrer)
  await accept(friend, code)
  const files = []
  const subject = { userId: referrer.userId as never, workspaceId: referrer.workspaceId as never }
  for await (const file of referralHolding.files(server.product.systemContext(), subject)) files.push(file)
  expect(files).toMatchObject([{ json: { code, came_by_a_link_at: null, brought: [{ credited_at: null }] } }])
  expect(JSON.stringify(files)).not.toContain(friend.userId)
})
