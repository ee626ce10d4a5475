import { OrderInvoice, ProducerStatement, ProducerStats } from '@vireo/contracts/productions'
import { expect, test } from 'vitest'
import { decideOrder } from '../house/decide-order.ts'
import { givenProducer, givenTaken, onTask, openPayouts, workOn, startHouse } from '../producers.testing.ts'
import { askAs, givenBuyer, givenOrder, givenPaid, root, runJobs } from '../productions.testing.ts'
import { payOutDue } from '../payouts/pay-out-due.ts'

const { server, operator, qualification } = await startHouse()
const ctx = { ...server.product.systemContext(), signal: new AbortController().signal }
const own = (person: { readonly userId: string }) => `/v1/productions/producers/${person.userId}`
const scores = { meaning: 5, timing: 4, spelling: 5, style: 3 }

test('stats and statement tell what somebody did, how well, and what they have of it', async () => {
  const producer = await givenProducer(server, qualification)
  const buyer = await givenBuyer(server)
  const { orderId, taskId } = await givenTaken(server, buyer)
  const other = await givenTaken(server, buyer)
  await workOn(server, producer, taskId)
  const review = (decision: string) =>
    onTask(server, operator, taskId, 'review', { holder: producer, body: { decision, scores } })
  const begin = () => onTask(server, operator, taskId, 'review/begin', { holder: producer })
  await begin()
  await review('request_changes')
  await onTask(server, producer, taskId, 'submit')
  await begin()
  await review('approve')
  await onTask(server, producer, other.taskId, 'claim')
  await runJobs(server)
  await askAs(server, buyer, ['POST', `${root}/${orderId}/accept`])
  await openPayouts(server, producer)
  await payOutDue(ctx)
  const stats = ProducerStats.parse(await askAs(server, producer, ['GET', `${own(producer)}/stats`]))
  expect(stats).toEqual({
    tasks: { active: 1, in_review: 0, approved: 1, given_up: 0, expired: 0 },
    minutes_approved: 0,
    first_time_percent: 0,
    reviews: 2,
    score: 85,
    scores,
    earned_cents: 120,
  })
  const month = new Date().toISOString().slice(0, 7)
  const statement = ProducerStatement.parse(
    await askAs(server, operator, ['GET', `${own(producer)}/statements/${month}`]),
  )
  expect(statement).toMatchObject({ opening_cents: 0, earned_cents: 120, paid_out_cents: 120, closing_cents: 0 })
  expect(statement.entries.map(({ kind, amount_cents: cents }) => [kind, cents])).toEqual([
    ['earned', 120],
    ['payout', -120],
  ])
  const before = await askAs(server, producer, ['GET', `${own(producer)}/statements/2020-01`])
  expect(before).toMatchObject({ earned_cents: 0, closing_cents: 0, entries: [] })
  for (const path of ['stats', `statements/${month}`])
    expect(await askAs(server, buyer, ['GET', `${own(producer)}/${path}`])).toBe('404 producer_not_found')
})

test('an order that was paid has an invoice of what was quoted, also once the money went back', async () => {
  const buyer = await givenBuyer(server)
  const invoiceOf = (orderId: string, caller = buyer) => askAs(server, caller, ['GET', `${root}/${orderId}/invoice`])
  expect(await invoiceOf((await givenOrder(server, buyer)).orderId)).toBe('404 production_invoice_not_found')
  const { orderId } = await givenPaid(server, buyer)
  const invoice = OrderInvoice.parse(await invoiceOf(orderId))
  expect(invoice).toMatchObject({ order_id: orderId, total_cents: 200, refunded_cents: 0 })
  expect(invoice.lines).toMatchObject([{ service: 'transcription', recording: 'talk.wav', amount_cents: 200 }])
  expect(await invoiceOf(orderId, await givenBuyer(server))).toBe('404 production_order_not_found')
  await decideOrder(ctx, { id: orderId, decision: 'decline', note: '' })
  await runJobs(server)
  expect(await invoiceOf(orderId)).toEqual({ ...invoice, refunded_cents: 200 })
})
