import { billingEndpoints } from '@vireo/contracts/billing'
import type { WorkspaceId } from '@vireo/contracts/kit'
import { Earnings, Purchases } from '@vireo/contracts/selling'
import type { TestPerson, TestServer } from '#test/test-server.ts'
import { payOutDue } from './paying/pay-out-due.ts'
import { sendTransfer } from './paying/send-transfer.ts'
import { giveBack } from './settling/give-back.ts'

export { disputeSandboxSale, hearEverything } from '#billing/sandbox/sales/sales.testing.ts'

/** Asks the API for something as a person; answers what it says, or status and code of a failure. */
export async function askAs(
  server: TestServer,
  { headers }: Pick<TestPerson, 'headers'>,
  [method, path]: readonly [string, string],
  body?: object,
): Promise<unknown> {
  const answer = await server.fetch(path, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const told = (await answer.json()) as { detail?: { code: string } }
  return answer.ok ? told : `${answer.status} ${told.detail?.code}`
}

/** Makes somebody whose address is proven. */
export async function givenPerson(server: TestServer, tier?: string): Promise<TestPerson> {
  const person = await server.signUp(tier === undefined ? {} : { tier })
  await server.database.pool.query('update users set email_verified_at = now() where id = $1', [person.userId])
  return person
}

/** Opens the account on which somebody is paid. */
export async function openPayouts(server: TestServer, person: TestPerson, { isSetUp = true } = {}): Promise<void> {
  const { url } = billingEndpoints.createConnectAccount.success.schema.parse(
    await askAs(server, person, ['POST', '/create-connect-account'], {}),
  )
  if (isSetUp) await server.fetch(`/v1/billing/sandbox/connect/${url.split('/').at(-1)}`, { method: 'POST' })
}

/** Accepts the agreement for authors. */
export async function agreeToPayouts(server: TestServer, person: TestPerson): Promise<void> {
  await askAs(server, person, ['POST', '/v1/user/update'], {
    terms_agreed_to: { publishing_payouts_agreement: true },
  })
}

/** Makes somebody who can sell. */
export async function givenSeller(server: TestServer): Promise<TestPerson> {
  const person = await givenPerson(server, 'creator')
  await openPayouts(server, person)
  await agreeToPayouts(server, person)
  return person
}

/** Pays on a page of the sandbox with a card; answers where it leads, or status and code of a failure. */
export async function payAt(server: TestServer, url: string, number = '4242424242424242'): Promise<string> {
  const card = { number, exp_month: 12, exp_year: 2060, cvc: '123' }
  const page = new URL(url).pathname.split('/').at(-1)
  const told = await askAs(
    server,
    { headers: {} as never },
    ['POST', `/v1/billing/sandbox/sessions/${page}/card`],
    card,
  )
  return typeof told === 'string' ? told : (told as { url: string }).url
}

/** Reads what somebody's workspace earned, in its only currency. */
export async function earnedBy(server: TestServer, person: TestPerson): Promise<Earnings['balances'][number]> {
  const { balances } = Earnings.parse(await askAs(server, person, ['GET', '/v1/publishing/earnings']))
  const [balance] = balances
  if (!balance || balances.length > 1) throw new Error(`there are ${balances.length} balances`)
  return balance
}

/** Pays out what a workspace can be paid, as often and by as many at once as may be. */
export async function payOut(server: TestServer, workspaceId: WorkspaceId): Promise<void> {
  const ctx = server.product.systemContext(workspaceId)
  await Promise.all([payOutDue(ctx), payOutDue(ctx)])
  const { rows } = await server.database.pool.query<{ id: string }>(
    "select id from selling_transfers where state = 'sending' and workspace_id = $1",
    [workspaceId],
  )
  for (const { id } of [...rows, ...rows]) await sendTransfer(ctx, id)
}

/** Gives a sale back as whoever runs the instance does it at the provider, at any time. */
export function refundAtProvider(server: TestServer, saleId: string): Promise<void> {
  return giveBack(server.product.systemContext(), saleId)
}

/** Begins to buy a work; answers where it is paid, or status and code of a failure. */
export async function buyAs(server: TestServer, person: TestPerson, workId: string): Promise<string> {
  const begun = (await askAs(server, person, ['POST', `/v1/publishing/library/${workId}/purchase`])) as
    | string
    | { readonly url: string }
  return typeof begun === 'string' ? begun : begun.url
}

/** Lists what somebody bought. */
export async function boughtBy(server: TestServer, person: TestPerson): Promise<Purchases['purchases']> {
  return Purchases.parse(await askAs(server, person, ['GET', '/v1/publishing/purchases'])).purchases
}

/** Says what a work costs, as its owner. */
export function setPriceAs(server: TestServer, person: TestPerson, workId: string, price: object | null) {
  return askAs(server, person, ['PATCH', `/v1/publishing/works/${workId}`], { price })
}
