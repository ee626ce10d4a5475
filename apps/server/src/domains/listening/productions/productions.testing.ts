import { writeWav } from '@vireo/audio'
import { aVoice } from '@vireo/audio/testing.ts'
import { Deliverables, Order, type OrderItemRequest, services } from '@vireo/contracts/productions'
import { hearEverything } from '#billing/sandbox/sales/sales.testing.ts'
import type { TestPerson, TestServer } from '#test/test-server.ts'
import { changePrices } from './house/change-prices.ts'
import { productionsJobs } from './jobs.ts'

const rateHz = 16_000
export const root = '/v1/productions/orders'

/** Makes a recording as a file. */
export function soundOf(seconds: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(writeWav(aVoice(rateHz, seconds * 1000), rateHz))
}

type Caller = { readonly headers: Readonly<Record<string, string>> }

/** Asks the API for something as a person; answers what it says, or status and code of a failure. */
export async function askAs<T>(
  server: TestServer,
  { headers }: Caller,
  [method, path]: readonly [string, string],
  body?: object,
): Promise<T | string> {
  const answer = await server.fetch(path, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const told = (await answer.json()) as T & { detail?: { code?: string } | object[] }
  if (answer.ok) return told
  const code = told.detail && 'code' in told.detail ? told.detail.code : 'schema'
  return `${answer.status} ${code}`
}

/** Makes somebody whose address is proven. */
export async function givenBuyer(server: TestServer): Promise<TestPerson> {
  const person = await server.signUp({ tier: 'creator' })
  await server.database.pool.query('update users set email_verified_at = now() where id = $1', [person.userId])
  return person
}

/** Makes a price for all work: so many cents a minute, of which so many are paid out. */
export async function givenPrice(server: TestServer, perMinute = 200, payout = 120): Promise<void> {
  const any = { source_language: '*', target_language: '*', priority: 'normal' } as const
  const rates = { per_minute_minor: perMinute, payout_per_minute_minor: payout }
  await changePrices(server.product.systemContext(), () => services.map((service) => ({ service, ...any, ...rates })))
}

/** Sends a recording to an order; answers its id, or status and code of a failure. */
export async function sendMedia(
  server: TestServer,
  { headers }: Caller,
  orderId: string,
  seconds = 2,
): Promise<string> {
  const body = new FormData()
  body.append('declared_language', 'en')
  body.append('media', new Blob([soundOf(seconds)]), 'talk.wav')
  const answer = await server.fetch(`${root}/${orderId}/media`, { method: 'POST', headers, body })
  const told = (await answer.json()) as { media_id: string; detail?: { code: string } }
  return answer.ok ? told.media_id : `${answer.status} ${told.detail?.code}`
}

export type Wanted = {
  readonly sandbox?: boolean
  readonly item?: (mediaId: string) => Partial<OrderItemRequest> | object
}

/** Makes an order with one recording and one item. */
export async function givenOrder(server: TestServer, buyer: Caller, { sandbox = false, item }: Wanted = {}) {
  const created = await askAs<{ order_id: string }>(server, buyer, ['POST', root], { sandbox })
  if (typeof created === 'string') throw new Error(created)
  const mediaId = await sendMedia(server, buyer, created.order_id)
  const request = { kind: 'transcription', media_ids: [mediaId], source_language: 'en', ...item?.(mediaId) }
  const saved = await askAs<{ item_id: string }>(server, buyer, ['POST', `${root}/${created.order_id}/items`], {
    request: { item: request },
  })
  if (typeof saved === 'string') throw new Error(saved)
  return { orderId: created.order_id, mediaId, itemId: saved.item_id }
}

/** Submits an order; answers where it is paid, or status and code of a failure. */
export async function submitAs(server: TestServer, buyer: Caller, orderId: string): Promise<string> {
  const told = await askAs<{ payment_url: string | null }>(server, buyer, ['POST', `${root}/${orderId}/submit`])
  return typeof told === 'string' ? told : (told.payment_url ?? 'nothing to pay')
}

/** Pays on a page of the sandbox provider, and lets everybody hear of it. */
export async function payAt(server: TestServer, url: string): Promise<number> {
  const { status } = await onPage(server, url, ['card', cardOf('4242424242424242')])
  await hearEverything(server)
  return status
}

/** Tries to pay with a card whose bank asks; answers the page on which it does. */
export async function payWithQuestion(server: TestServer, url: string): Promise<string> {
  const answer = await onPage(server, url, ['card', cardOf('4000002500003155')])
  return ((await answer.json()) as { url: string }).url
}

/** Answers the bank on its page. */
export async function agreeAt(server: TestServer, url: string): Promise<number> {
  return (await onPage(server, url, ['answer', { agreed: true }])).status
}

const cardOf = (number: string) => ({ number, exp_month: 12, exp_year: 2060, cvc: '123' })

function onPage(server: TestServer, url: string, [act, body]: readonly [string, object]) {
  return server.fetch(`/v1/billing/sandbox/sessions/${new URL(url).pathname.split('/').at(-1)}/${act}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

/** Does what waits to be done in the background, until nothing does. */
export async function runJobs(server: TestServer): Promise<void> {
  const { signal } = new AbortController()
  const ctx = { ...server.product.systemContext(), signal }
  const control = { progress: () => Promise.resolve(), signal }
  for (let round = 0; round < 20; round++) {
    const { rows } = await server.database.pool.query<{ id: string; name: string; payload: object }>(
      "update jobs set state = 'done' where state = 'queued' and name like 'productions.%' returning id, name, payload",
    )
    if (rows.length === 0) return
    for (const { name, payload } of rows)
      await productionsJobs.find((job) => job.name === name)?.run(ctx, payload as never, control)
    await hearEverything(server)
  }
}

/** Reads an order. */
export async function readOrder(server: TestServer, buyer: Caller, orderId: string): Promise<Order> {
  return Order.parse(await askAs(server, buyer, ['GET', `${root}/${orderId}`]))
}

/** Reads what was delivered of an order. */
export async function readDeliverables(server: TestServer, buyer: Caller, orderId: string) {
  return Deliverables.parse(await askAs(server, buyer, ['GET', `${root}/${orderId}/deliverables`])).deliverables
}

/** Makes an order that was paid. */
export async function givenPaid(server: TestServer, buyer: Caller, wanted: Wanted = {}) {
  const given = await givenOrder(server, buyer, wanted)
  const url = await submitAs(server, buyer, given.orderId)
  if ((await payAt(server, url)) !== 200) throw new Error(`the order could not be paid at ${url}`)
  return given
}

/** Tells which accounts of the ledger hold what, those alone that hold anything. */
export async function ledgerOf(server: TestServer): Promise<Record<string, number>> {
  const { rows } = await server.database.pool.query<{ account: string; balance: number }>(`
    select account, sum(amount)::bigint as balance from (
      select to_account as account, amount_minor as amount from production_moves
      union all select from_account, -amount_minor from production_moves) as lines
    group by account having sum(amount) <> 0 order by account`)
  return Object.fromEntries(rows.map(({ account, balance }) => [account, balance]))
}
