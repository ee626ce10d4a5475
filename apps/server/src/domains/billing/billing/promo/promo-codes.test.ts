import { billingEndpoints } from '@vireo/contracts/billing'
import { ErrorBody } from '@vireo/contracts/kit'
import { describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '#test/test-server.ts'
import { createManualClock } from '#kernel/clock.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { unixSeconds } from '#kernel/formats/unix-seconds.ts'
import { createPromoCode, type NewPromoCode } from './create-promo-code.ts'
import { listPromoCodes } from './list-promo-codes.ts'
import { type HoldPromoCode, holdPromoCode, redeemHeldPromo, releaseHeldPromo } from './redeem-promo-code.ts'
import { retirePromoCode } from './retire-promo-code.ts'

const clock = createManualClock(new Date())
const server = await startTestServer({ clock })
const operator = server.product.systemContext()
const plan = { tier: 'creator', billingPeriod: 'monthly_period' } as const
const inMinutes = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000)
const owner = await server.signUp()
let [codes, workspaces] = [0, 0]

/** A workspace that a person has besides their own: cheaper than a person. */
async function givenWorkspace() {
  const id = `ws_promo_${workspaces++}`
  await server.database.pool.query(
    "insert into workspaces (id, name, owner_id, created_at) values ($1, 'w', $2, now())",
    [id, owner.userId],
  )
  return server.product.systemContext(id)
}

async function givenCode(rules: Partial<NewPromoCode> = {}): Promise<string> {
  const code = `CODE-${codes++}`
  const made = await createPromoCode(operator, {
    code,
    amount_off: null,
    percent_off: 20,
    duration_in_months: 3,
    redemptions_max: null,
    redemptions_max_per_workspace: 1,
    tiers: null,
    billing_periods: null,
    expires_at: null,
    ...rules,
  })
  expect(made).toBe(true)
  return code
}

/** A checkout that is paid as soon as it is opened. */
const redeemPromoCode = (ctx: typeof operator, input: Omit<HoldPromoCode, 'until'>) =>
  transaction(ctx, async (ctx) => {
    const held = await holdPromoCode(ctx, { ...input, until: ctx.now() })
    await redeemHeldPromo(ctx, held.redemptionId)
    return held
  })

const inWorkspaceOf = ({ workspaceId }: { workspaceId: string }) => server.product.systemContext(workspaceId)
const ask = (person: TestPerson, promocode: string) =>
  server.fetch('/validate-promocode', {
    method: 'POST',
    headers: { ...person.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ promocode }),
  })
const judge = async (person: TestPerson, promocode: string) =>
  billingEndpoints.validatePromocode.success.schema.parse(await (await ask(person, promocode)).json())
const plain = { currency: null, extended: { ends_at_unix: null, description: null } }
const refused = { valid: false, amount_off: null, percent_off: null, duration_in_months: null, ...plain }
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : error),
  )

describe('POST /validate-promocode', () => {
  test('200 tells what a code takes off, however it is typed', async () => {
    const person = owner
    const code = await givenCode()
    expect(await judge(person, ` ${code.toLowerCase()} `)).toEqual({
      valid: true,
      amount_off: null,
      percent_off: 20,
      duration_in_months: 3,
      ...plain,
    })
    expect(
      await judge(person, await givenCode({ amount_off: 2200, percent_off: null, duration_in_months: null })),
    ).toEqual({
      valid: true,
      amount_off: 2200,
      percent_off: null,
      duration_in_months: null,
      ...plain,
    })
    const ends = inMinutes(90)
    const told = { amount_off: 500, percent_off: null, currency: 'eur', description: 'For our readers' } as const
    expect(await judge(person, await givenCode({ ...told, expires_at: ends }))).toMatchObject({
      amount_off: 500,
      currency: 'eur',
      extended: { ends_at_unix: unixSeconds(ends), description: 'For our readers' },
    })
  })

  test('200 answers alike for codes that are unknown, expired, retired, used up and used', async () => {
    const [person, other] = [await server.signUp(), await givenWorkspace()]
    const [expired, retired, full, used] = [
      await givenCode({ expires_at: inMinutes(1) }),
      await givenCode(),
      await givenCode({ redemptions_max: 1 }),
      await givenCode(),
    ]
    expect(await retirePromoCode(operator, retired)).toBe(true)
    await redeemPromoCode(other, { promocode: full, ...plan })
    await redeemPromoCode(inWorkspaceOf(person), { promocode: used, ...plan })
    expect((await judge(person, expired)).valid).toBe(true)
    clock.advance(60_000)
    for (const code of ['made-up', expired, retired, full, used]) expect(await judge(person, code)).toEqual(refused)
  })

  test('429 once somebody has guessed too often; codes that are valid do not count', async () => {
    const person = await server.signUp()
    const code = await givenCode()
    for (let time = 0; time < 25; time++) expect((await ask(person, code)).status).toBe(200)
    for (let time = 0; time < 20; time++) expect((await ask(person, `guess-${time}`)).status).toBe(200)
    const answer = await ask(person, code)
    expect(answer.status).toBe(429)
    expect(ErrorBody.parse(await answer.json()).detail.code).toBe('too_many_attempts')
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('the special offers are there: for the first month, once', async () => {
    const person = owner
    for (const percent of [30, 50, 70])
      expect(await judge(person, `special-offer-${percent}`)).toEqual({
        valid: true,
        amount_off: null,
        percent_off: percent,
        duration_in_months: 1,
        ...plain,
      })
    const annual = { promocode: 'special-offer-30', tier: 'creator', billingPeriod: 'annual_period' } as const
    expect(await codeOf(redeemPromoCode(inWorkspaceOf(person), annual))).toBe('coupon_invalid')
  })
})

describe('a redemption', () => {
  test('under 20 workspaces at once happens as often as the limit says', async () => {
    const code = await givenCode({ redemptions_max: 7 })
    const contexts = await Promise.all(Array.from({ length: 20 }, () => givenWorkspace()))
    const outcomes = await Promise.all(
      contexts.map((ctx) => codeOf(redeemPromoCode(ctx, { promocode: code, ...plan }))),
    )
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(7)
    expect(outcomes.filter((one) => one === 'coupon_expired')).toHaveLength(13)
    expect((await listPromoCodes(operator)).find((one) => one.code === code)?.redeemed).toBe(7)
  })

  test('by one workspace 20 times at once happens once', async () => {
    const code = await givenCode()
    const ctx = await givenWorkspace()
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => codeOf(redeemPromoCode(ctx, { promocode: code, ...plan }))),
    )
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(1)
  })

  test('of a paid checkout counts once, also when it is reported again or late', async () => {
    const code = await givenCode({ redemptions_max: 1 })
    const ctx = await givenWorkspace()
    const { redemptionId } = await holdPromoCode(ctx, { promocode: code, ...plan, until: inMinutes(1) })
    clock.advance(3_600_000)
    expect(await transaction(ctx, (ctx) => redeemHeldPromo(ctx, redemptionId))).toBe(true)
    expect(await transaction(ctx, (ctx) => redeemHeldPromo(ctx, redemptionId))).toBe(false)
    expect(await codeOf(holdPromoCode(ctx, { promocode: code, ...plan, until: inMinutes(1) }))).toBe('coupon_expired')
  })
})

describe('a hold', () => {
  test('keeps others off until it is given up or over; a second checkout takes it over', async () => {
    const code = await givenCode({ redemptions_max: 1 })
    const [one, other] = [await givenWorkspace(), await givenWorkspace()]
    const hold = { promocode: code, ...plan }
    const first = await holdPromoCode(one, { ...hold, until: inMinutes(30) })
    expect(await holdPromoCode(one, { ...hold, until: inMinutes(30) })).toEqual(first)
    expect(await codeOf(holdPromoCode(other, { ...hold, until: inMinutes(30) }))).toBe('coupon_expired')
    await releaseHeldPromo(one, first.redemptionId)
    // The other checkout of the workspace still counts on it.
    expect(await codeOf(holdPromoCode(other, { ...hold, until: inMinutes(30) }))).toBe('coupon_expired')
    await releaseHeldPromo(one, first.redemptionId)
    await holdPromoCode(other, { ...hold, until: inMinutes(30) })
    clock.advance(30 * 60_000)
    expect(await codeOf(holdPromoCode(one, { ...hold, until: inMinutes(30) }))).toBe('done')
  })

  test('of another workspace cannot be redeemed or given up', async () => {
    const code = await givenCode({ redemptions_max: 1 })
    const [one, other] = [await givenWorkspace(), await givenWorkspace()]
    const { redemptionId } = await holdPromoCode(one, { promocode: code, ...plan, until: inMinutes(30) })
    await releaseHeldPromo(other, redemptionId)
    expect(await transaction(other, (ctx) => redeemHeldPromo(ctx, redemptionId))).toBe(false)
    expect(await transaction(one, (ctx) => redeemHeldPromo(ctx, redemptionId))).toBe(true)
  })
})

describe('unpaid checkouts', () => {
  const open = (person: TestPerson, promocode: string, tier = 'creator') =>
    server.fetch('/create-checkout-session', {
      method: 'POST',
      headers: { authorization: `Bearer ${person.accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ subscription_type: tier, billing_period: 'monthly_period', promocode }),
    })
  const verified = async () => {
    const person = await server.signUp()
    await server.database.pool.query('update users set email_verified_at = now() where id = $1', [person.userId])
    return person
  }

  test('keep a code of few uses from others for as long as their page is open, not for a day', async () => {
    const code = await givenCode({ redemptions_max: 1 })
    const [one, other] = [await verified(), await verified()]
    expect((await open(one, code)).status).toBe(200)
    expect((await open(other, code)).status).toBe(400)
    expect((await judge(other, code)).valid).toBe(false)
    clock.advance(66 * 60_000)
    expect((await judge(other, code)).valid).toBe(true)
  })

  test('of one workspace set no more than two codes aside', async () => {
    const person = await verified()
    const statuses: number[] = []
    for (let time = 0; time < 4; time++)
      statuses.push((await open(person, await givenCode({ redemptions_max: 1 }))).status)
    expect(statuses).toEqual([200, 200, 400, 400])
  })
})

describe('a code', () => {
  test('is made once, also under another spelling, and retired once', async () => {
    const code = await givenCode()
    const again: NewPromoCode = {
      code: code.toLowerCase(),
      amount_off: 500,
      percent_off: null,
      duration_in_months: 1,
      redemptions_max: null,
      redemptions_max_per_workspace: 1,
      tiers: ['creator'],
      billing_periods: null,
      expires_at: null,
    }
    expect(await createPromoCode(operator, again)).toBe(false)
    expect(await retirePromoCode(operator, code)).toBe(true)
    expect(await retirePromoCode(operator, code)).toBe(false)
    expect(await createPromoCode(operator, again)).toBe(false)
    const actions = await server.database.pool.query<{ action: string }>(
      'select action from audit_entries where target_id = $1 order by action',
      [code.toLowerCase()],
    )
    expect(actions.rows.map((row) => row.action)).toEqual(['billing.promo-created', 'billing.promo-retired'])
  })
})
