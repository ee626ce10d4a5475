import { SandboxOutcome } from '@vireo/contracts/billing'
import { ErrorBody } from '@vireo/contracts/kit'
import { expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '#test/test-server.ts'
import { createPromoCode, type NewPromoCode } from './create-promo-code.ts'

const server = await startTestServer()
const ctx = server.product.systemContext()
const cards = { pays: '4242 4242 4242 4242', asks: '4000 0025 0000 3155' }

async function admin(): Promise<TestPerson> {
  const person = await server.signUp()
  await server.database.pool.query('update users set email_verified_at = now() where id = $1', [person.userId])
  return person
}

async function newCode(code: string, rules: Partial<NewPromoCode> = {}): Promise<string> {
  const none = { redemptions_max: null, redemptions_max_per_workspace: null, tiers: null, billing_periods: null }
  await createPromoCode(ctx, {
    ...none,
    code,
    amount_off: null,
    percent_off: 20,
    duration_in_months: 2,
    expires_at: null,
    ...rules,
  })
  return code
}

async function post(person: TestPerson, path: string, body: object): Promise<Response> {
  const answer = await server.fetch(path, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.status, path).toBe(200)
  return answer
}

const monthly = (subscription_type: 'starter' | 'creator') => ({ subscription_type, billing_period: 'monthly_period' })
const pageIn = async (answer: Response) =>
  new URL(SandboxOutcome.parse(await answer.json()).url).pathname.split('/').at(-1)

/** Pays on the page of a checkout; answers the page that the bank asks on, if it asks. */
async function payFor(person: TestPerson, tier: 'starter' | 'creator', card: keyof typeof cards, promocode?: string) {
  const page = await pageIn(await post(person, '/create-checkout-session', { ...monthly(tier), promocode }))
  const document = { number: cards[card], exp_month: 12, exp_year: 2090, cvc: '123' }
  return pageIn(await post(person, `/v1/billing/sandbox/sessions/${page}/card`, document))
}

async function redeemedBy({ workspaceId }: TestPerson): Promise<string[]> {
  const { rows } = await server.database.pool.query<{ target_id: string }>(
    "select target_id from audit_entries where action = 'billing.promo-redeemed' and workspace_id = $1",
    [workspaceId],
  )
  return rows.map((row) => row.target_id)
}

test.each([
  ['/change-subscription', 'changed', {}],
  ['/upgrade-subscription', 'upgraded', { idempotency_key: 'once' }],
])('%s writes down the code that it used, once', async (path, promocode, more) => {
  await newCode(promocode)
  const person = await admin()
  await payFor(person, 'starter', 'pays')
  for (let time = 0; time < 2; time++) await post(person, path, { ...monthly('creator'), promocode, ...more })
  expect(await redeemedBy(person)).toEqual([promocode])
})

test('a checkout writes its code down when the card paid, and not before', async () => {
  const promocode = await newCode('paid')
  const person = await admin()
  await post(person, '/create-checkout-session', { ...monthly('creator'), promocode })
  expect(await redeemedBy(person)).toEqual([])
  await payFor(person, 'creator', 'pays', promocode)
  expect(await redeemedBy(person)).toEqual([promocode])
})

test('a checkout that the bank asks about writes its code down with the answer', async () => {
  const promocode = await newCode('asked')
  const person = await admin()
  const question = await payFor(person, 'creator', 'asks', promocode)
  expect(await redeemedBy(person)).toEqual([])
  await post(person, `/v1/billing/sandbox/sessions/${question}/answer`, { agreed: true })
  expect(await redeemedBy(person)).toEqual([promocode])
})

const send = async (person: TestPerson, path: string, body: object) => {
  const answer = await server.fetch(path, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return answer.ok ? answer.status : ErrorBody.parse(await answer.json()).detail.code
}

test('a checkout that fails gives nothing back that another page of the workspace counts on', async () => {
  const promocode = await newCode('only-one', { redemptions_max: 1 })
  const [person, other] = [await admin(), await admin()]
  const wanted = { ...monthly('creator'), promocode }
  const elsewhere = { ...wanted, relative_redirect_path: 'https://elsewhere.example' }
  expect(await send(person, '/create-checkout-session', elsewhere)).toBe('invalid_parameters')
  const page = await pageIn(await post(person, '/create-checkout-session', wanted))
  for (let time = 0; time < 3; time++)
    expect(await send(person, '/create-checkout-session', elsewhere)).toBe('invalid_parameters')
  expect(await send(other, '/create-checkout-session', wanted)).toBe('coupon_expired')
  const document = { number: cards.pays, exp_month: 12, exp_year: 2090, cvc: '123' }
  await post(person, `/v1/billing/sandbox/sessions/${page}/card`, document)
  expect(await redeemedBy(person)).toEqual([promocode])
})

const guesses: readonly (readonly [string, (promocode: string) => object, 'free' | 'subscribed'])[] = [
  ['/v1/billing/preview-change', (promocode) => ({ ...monthly('creator'), promocode }), 'free'],
  ['/create-checkout-session', (promocode) => ({ ...monthly('creator'), promocode }), 'free'],
  ['/change-subscription', (promocode) => ({ ...monthly('creator'), promocode }), 'subscribed'],
  ['/apply-discount', (promocode) => ({ discount_code: promocode }), 'subscribed'],
]
test.each(guesses)('%s tells nobody which codes exist: guesses are counted', async (path, body, state) => {
  const person = await admin()
  if (state === 'subscribed') await payFor(person, 'starter', 'pays')
  for (let time = 0; time < 20; time++) expect(await send(person, path, body(`guess-${time}`))).toBe('coupon_expired')
  expect(await send(person, path, body('special-offer-30'))).toBe('too_many_attempts')
  expect(await send(person, '/validate-promocode', { promocode: 'special-offer-30' })).toBe('too_many_attempts')
})
