import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { soundOf } from '#productions/productions.testing.ts'

type Rows = <Row>(text: string, ...values: unknown[]) => Promise<Row[]>
/** The server of a test that is killed now and then, with a look into its database. */
export type Killed = {
  readonly url: () => string
  readonly rows: Rows
  readonly signUp: (
    email: string,
  ) => Promise<{ readonly workspaceId: string; readonly headers: Record<string, string> }>
  readonly pay: (page: string) => Promise<Response>
  /** Kills the server at once, whatever it is doing. */
  readonly kill: () => Promise<void>
  /** Starts it again; what the dead one had begun is taken up. */
  readonly restart: () => Promise<void>
}
type Person = Awaited<ReturnType<Killed['signUp']>>
/** What was handed over to the producer, and what the ledger says of that. */
export type Paid = { readonly transfers: number; readonly sent: number; readonly booked: number }
const v1 = '/v1/productions'

/** Asks for something; answers what is told, or what became of the request. */
async function ask(killed: Killed, person: Person, [method, path]: readonly [string, string], body?: object) {
  const answer = await fetch(killed.url() + path, {
    method,
    headers: { ...person.headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const told = (await answer.json()) as Record<string, unknown>
  return answer.ok ? told : { status: answer.status, ...told }
}

/** Opens an order of one recording, and a page where it is paid. */
async function order(killed: Killed, buyer: Person): Promise<{ orderId: string; page: string }> {
  const { order_id: orderId } = await ask(killed, buyer, ['POST', `${v1}/orders`], {})
  const form = new FormData()
  form.append('declared_language', 'en')
  form.append('media', new Blob([soundOf(2)]), 'talk.wav')
  const sent = await fetch(`${killed.url()}${v1}/orders/${orderId}/media`, {
    method: 'POST',
    headers: buyer.headers,
    body: form,
  })
  const { media_id: mediaId } = (await sent.json()) as { media_id: string }
  const item = { kind: 'transcription', media_ids: [mediaId], source_language: 'en' }
  await ask(killed, buyer, ['POST', `${v1}/orders/${orderId}/items`], { request: { item } })
  const { payment_url: url } = await ask(killed, buyer, ['POST', `${v1}/orders/${orderId}/submit`])
  return { orderId: String(orderId), page: new URL(String(url)).pathname.split('/').at(-1) ?? '' }
}

/** Makes somebody who works here, and one who runs the instance and set a price. */
async function staffed(killed: Killed): Promise<{ producer: Person & { userId: string }; operator: Person }> {
  const operator = await killed.signUp('house@example.test')
  const person = await killed.signUp('ada@example.test')
  await killed.rows("update users set is_instance_admin = (email = 'house@example.test')")
  // Who somebody is, and what they proved, is known within a second.
  await sleep(1500)
  const any = { service: 'transcription', source_language: '*', target_language: '*', priority: 'normal' }
  const prices = [{ ...any, per_minute_cents: 200, payout_per_minute_cents: 120 }]
  await ask(killed, operator, ['PUT', '/v1/admin/productions/prices'], { prices })
  const form = { name: 'English', service: 'transcription', source_language: 'en', target_language: 'en' }
  const { qualification_id: id } = await ask(killed, operator, ['POST', '/v1/admin/productions/qualifications'], form)
  const application = { name: 'Ada', languages: ['en'] }
  const { applicant_id: applicant } = await ask(killed, person, ['POST', `${v1}/producer-applicants`], application)
  await ask(killed, operator, ['PUT', `${v1}/producer-applicants/${applicant}`], { decision: 'accept' })
  const [user] = await killed.rows<{ id: string }>("select id from users where email = 'ada@example.test'")
  const userId = user?.id ?? ''
  await ask(killed, operator, ['PUT', `${v1}/producers/${userId}/qualifications`], { grant: [String(id)] })
  const { url } = await ask(killed, person, ['POST', '/create-connect-account'], {})
  await fetch(`${killed.url()}/v1/billing/sandbox/connect/${String(url).split('/').at(-1)}`, { method: 'POST' })
  return { producer: { ...person, userId }, operator }
}

/** Begins something that stops where a table is locked, kills the server there, and starts it again. */
async function cutAt(killed: Killed, table: string, act: () => Promise<unknown>): Promise<void> {
  await killed.rows('begin')
  await killed.rows(`lock table ${table} in exclusive mode`)
  const cut = act().then(
    () => 'answered',
    () => 'cut',
  )
  const waits = `select 1 from pg_locks l join pg_class c on c.oid = l.relation where not l.granted and c.relname = $1`
  await expect.poll(() => killed.rows(waits, table), { timeout: 30_000, interval: 50 }).not.toEqual([])
  await killed.kill()
  expect(await cut).toBe('cut')
  await killed.rows('rollback')
  await killed.restart()
}

/**
 * Sees an order worked on by a server that is killed in the middle of each step: what was cut never happened, what is tried again
 * happens once, and the producer is paid once.
 */
export async function workThroughKills(killed: Killed): Promise<Paid> {
  const { rows } = killed
  const buyer = await killed.signUp('buyer@example.test')
  const { producer, operator } = await staffed(killed)
  const { orderId, page } = await order(killed, buyer)
  await killed.pay(page)
  const whole = async () => {
    const [is] = await rows<object>(
      `select o.state as order, t.state as task, (select count(*)::int from production_submissions) as submitted,
         (select count(*)::int from production_reviews where scores is not null) as decided,
         (select count(*)::int from production_contents) as approved,
         (select coalesce(sum(amount_minor), 0)::int from production_moves where to_account = 'held:' || o.id)
           - (select coalesce(sum(amount_minor), 0)::int from production_moves where from_account = 'held:' || o.id) as held,
         (select coalesce(sum(amount_minor), 0)::int from production_moves where to_account like 'producer:%') as earned
       from production_orders o left join production_tasks t on t.order_id = o.id where o.id = $1`,
      orderId,
    )
    return is
  }
  await expect.poll(whole, { timeout: 45_000 }).toMatchObject({ order: 'paid', held: 200 })
  await ask(killed, operator, ['POST', `/v1/admin/productions/orders/${orderId}/decisions`], { decision: 'take' })
  const [task] = await rows<{ id: string }>('select id from production_tasks where order_id = $1', orderId)
  const at = `${v1}/producers/${producer.userId}/tasks/${task?.id}`
  const put = (person: Person, act: string, body?: object) => ask(killed, person, ['PUT', `${at}/${act}`], body)
  await put(producer, 'claim')
  const segments = [{ id: '1', text: 'Hello there.', speaker_id: 'a', start_s: 0, end_s: 1.5 }]
  await put(producer, 'content', { expected_version: 0, content: { segments } })

  await cutAt(killed, 'production_submissions', () => put(producer, 'submit'))
  expect(await whole()).toMatchObject({ order: 'accepted', task: 'claimed', submitted: 0 })
  expect(await put(producer, 'submit')).toMatchObject({ state: 'submitted' })

  await put(operator, 'review/begin')
  const review = { decision: 'approve', scores: { meaning: 5, timing: 5, spelling: 5, style: 5 } }
  await cutAt(killed, 'production_contents', () => put(operator, 'review', review))
  expect(await whole()).toMatchObject({ task: 'in_review', submitted: 1, decided: 0, approved: 0 })
  expect(await put(operator, 'review', review)).toMatchObject({ state: 'approved' })
  expect(await whole()).toMatchObject({ task: 'approved', decided: 1, approved: 1, held: 200, earned: 0 })

  const accept = () => ask(killed, buyer, ['POST', `${v1}/orders/${orderId}/accept`])
  const delivered = 'select 1 from production_orders where delivered_at is not null'
  await expect.poll(() => rows(delivered), { timeout: 45_000 }).not.toEqual([])
  await cutAt(killed, 'production_moves', accept)
  expect(await whole()).toMatchObject({ order: 'accepted', held: 200, earned: 0 })
  expect(await accept()).toMatchObject({ state: 'done' })
  expect(await whole()).toMatchObject({ order: 'done', held: 0, earned: 120 })
  return payThroughKill(killed)
}

/** Kills the server between the transfer of its provider and its own note of it, and lets it pay again and again. */
async function payThroughKill(killed: Killed): Promise<Paid> {
  const { rows } = killed
  const payOut = () => rows("select graphile_worker.add_job('productions.pay-out', '{}')")
  const paid = () =>
    rows<Pick<Paid, 'transfers' | 'sent'> & { readonly payout: string; readonly payouts: number }>(
      `select (select count(*)::int from sandbox_transfers) as transfers,
         (select sum(amount_minor)::int from sandbox_transfers) as sent, min(state) as payout, count(*)::int as payouts
       from production_payouts`,
    )
  await rows(`create function wait_for_test() returns trigger language plpgsql as
    'begin perform pg_advisory_xact_lock(19); return new; end'`)
  await rows(
    'create trigger wait_for_test before update on production_payouts for each row execute function wait_for_test()',
  )
  await rows('select pg_advisory_lock(19)')
  await payOut()
  const waits = "select 1 from pg_locks where locktype = 'advisory' and objid = 19 and not granted"
  await expect.poll(() => rows(waits), { timeout: 45_000, interval: 50 }).not.toEqual([])
  await killed.kill()
  expect(await paid()).toEqual([{ transfers: 1, sent: 120, payout: 'sending', payouts: 1 }])
  await rows('select pg_advisory_unlock(19)')
  await rows('drop function wait_for_test cascade')
  await killed.restart()
  await payOut()
  await expect
    .poll(paid, { timeout: 90_000, interval: 200 })
    .toEqual([{ transfers: 1, sent: 120, payout: 'sent', payouts: 1 }])
  const booked = "select sum(amount_minor)::int as booked from production_moves where to_account like 'paid-out:%'"
  const [[is], [books]] = [await paid(), await rows<Pick<Paid, 'booked'>>(booked)]
  return { transfers: is?.transfers ?? 0, sent: is?.sent ?? 0, booked: books?.booked ?? 0 }
}
