import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { givenReader } from '#test/in-both-languages.ts'
import { decideOrder } from '../house/decide-order.ts'
import { startHouse } from '../producers.testing.ts'
import { givenBuyer, givenOrder, givenPaid, root, runJobs } from '../productions.testing.ts'

const { server } = await startHouse()
const { pool } = server.database
type Caller = { readonly headers: Readonly<Record<string, string>> }

async function download({ headers }: Caller, orderId: string) {
  const answer = await server.fetch(`${root}/${orderId}/invoice.pdf`, { headers })
  const bytes = new Uint8Array(await answer.arrayBuffer())
  return { status: answer.status, type: answer.headers.get('content-type'), bytes, headers: answer.headers }
}

async function read(caller: Caller, orderId: string): Promise<string> {
  const { bytes } = await download(caller, orderId)
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
  return text.replaceAll(/\s+/gu, ' ').replaceAll('\u00a0', ' ').normalize('NFC')
}

test('the invoice of an order that was paid is a file with what was quoted, paid and given back', async () => {
  const buyer = await givenBuyer(server)
  const { orderId } = await givenPaid(server, buyer)
  await pool.query('update workspaces set name = $2 where id = $1', [buyer.workspaceId, '東京ラジオ & <Hügel>'])
  await pool.query('update production_media set name = $2 where order_id = $1', [orderId, 'Беседа.wav'])
  const { status, type, headers } = await download(buyer, orderId)
  expect([status, type]).toEqual([200, 'application/pdf'])
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="prodpay_\w+\.pdf"/u)
  const text = await read(buyer, orderId)
  for (const part of [
    '東京ラジオ & <Hügel>',
    'Беседа.wav',
    'Transcript · English',
    'VAT, none was added $0.00',
    'Total, paid $2.00',
  ])
    expect(text).toContain(part)
  expect(text).not.toContain('Given back')
  const ctx = { ...server.product.systemContext(), signal: new AbortController().signal }
  await decideOrder(ctx, { id: orderId, decision: 'decline', note: '' })
  await runJobs(server)
  const after = await read(buyer, orderId)
  expect(after).toContain('Given back -$2.00')
  expect(after).toContain('Paid in the end $0.00')
})

test('it is in the language of whoever asks, and nobody else’s', async () => {
  const person = await givenReader(server, 'de')
  const buyer = { headers: person.bearer }
  const { orderId } = await givenPaid(server, buyer)
  const text = await read(buyer, orderId)
  for (const part of ['Rechnung prodpay_', 'Transkript · Englisch', 'Summe, bezahlt 2,00 $'])
    expect(text).toContain(part)
  expect((await download(await givenBuyer(server), orderId)).status).toBe(404)
  const unpaid = await givenOrder(server, buyer)
  expect((await download(buyer, unpaid.orderId)).status).toBe(404)
})

test('an order of five hundred recordings goes on over pages, and every one of them is there', async () => {
  const buyer = await givenBuyer(server)
  const { orderId } = await givenPaid(server, buyer)
  await pool.query(
    `update production_items set plan = (select jsonb_agg(plan -> 0 || jsonb_build_object('price_minor', n))
       from generate_series(1, 500) n) where order_id = $1`,
    [orderId],
  )
  const { bytes } = await download(buyer, orderId)
  const { text, totalPages } = await extractText(await getDocumentProxy(bytes))
  expect(totalPages).toBeGreaterThan(10)
  for (const page of text.slice(0, -1)) expect(page).toContain('Amount (USD)')
  expect(text.join('\n').match(/talk\.wav/gu)).toHaveLength(500)
  expect(text.join('\n')).toContain('$4.99')
})
