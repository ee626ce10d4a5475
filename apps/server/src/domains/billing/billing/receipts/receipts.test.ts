import { expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '#test/test-server.ts'
import { monthsLater } from '../lifecycle/index.ts'
import { advanceSandboxClock, sandboxTime } from '../sandbox/advance-clock.ts'
import { paysFor } from '../sandbox/subscriber.testing.ts'
import { receiptMail } from './receipt-mail.ts'
import { sendReceipts } from './send-receipts.ts'

const server = await startTestServer()
const contextOf = ({ workspaceId }: TestPerson) => server.product.systemContext(workspaceId)
const query = async <Row extends object>(text: string, ...values: unknown[]) =>
  (await server.database.pool.query<Row>(text, values)).rows

/** Whoever pays has shown that the address is theirs. */
async function givenPayer(): Promise<TestPerson> {
  const person = await server.signUp()
  await query('update users set email_verified_at = now() where id = $1', person.userId)
  return person
}

const receiptsOf = async ({ email }: TestPerson) =>
  (
    await query<{ subject: string }>(
      "select subject from letters where recipient = $1 and kind = 'billing.receipt' order by id",
      email,
    )
  ).map(({ subject }) => subject)

test('a payment is followed by one receipt, however often and by however many it is looked for', async () => {
  const person = await givenPayer()
  await paysFor(server, person, { tier: 'creator' })
  const queued = "select 1 from jobs where workspace_id = $1 and name = 'billing.send-receipts' and state = 'queued'"
  expect(await query(queued, person.workspaceId)).toHaveLength(1)
  const ctx = contextOf(person)
  await Promise.all([sendReceipts(ctx), sendReceipts(ctx), sendReceipts(ctx)])
  await sendReceipts(ctx)
  expect(await receiptsOf(person)).toEqual(['Your receipt for $22'])

  const now = await sandboxTime(ctx, person.workspaceId)
  await advanceSandboxClock(ctx, person.workspaceId, monthsLater(now, 1))
  await sendReceipts(ctx)
  expect(await receiptsOf(person)).toEqual(['Your receipt for $22', 'Your receipt for $22'])
})

test('whoever dies before the mail is written has sent none, and the next one sends it', async () => {
  const person = await givenPayer()
  await query("update users set locale = 'de-CH' where id = $1", person.userId)
  await paysFor(server, person, { tier: 'pro' })
  await query('alter table letters rename to letters_away')
  await expect(sendReceipts(contextOf(person))).rejects.toThrow('letters')
  await query('alter table letters_away rename to letters')
  expect(await query('select 1 from billing_receipts where workspace_id = $1', person.workspaceId)).toEqual([])
  await sendReceipts(contextOf(person))
  expect(await receiptsOf(person)).toEqual(['Ihr Beleg über $99'])
})

test('invoices from before there were receipts, and those that cost nothing, are followed by none', async () => {
  const [early, guest] = [await givenPayer(), await givenPayer()]
  await paysFor(server, early, { tier: 'creator' })
  await query(
    "update subscriptions set receipts_since = now() + interval '1 minute' where workspace_id = $1",
    early.workspaceId,
  )
  await sendReceipts(contextOf(early))
  const free = { code: 'ALL', percentOff: 100, amountOffMinor: null, currency: null, durationInMonths: 1 }
  await paysFor(server, guest, { tier: 'creator', discount: free })
  await sendReceipts(contextOf(guest))
  expect([await receiptsOf(early), await receiptsOf(guest)]).toEqual([[], []])
})

test.each([
  ['en', 'Your receipt for 4.75€', 'Invoice 0007 of March 1, 2026.', 'Open the receipt'],
  ['de', 'Ihr Beleg über 4,75€', 'Rechnung 0007 vom 1. März 2026.', 'Beleg öffnen'],
] as const)('a receipt in %s', (language, subject, numbered, label) => {
  const invoice = {
    number: '0007',
    currency: 'eur' as const,
    amountPaidMinor: 475,
    createdAt: new Date('2026-03-01T10:00:00Z'),
    hostedUrl: null,
  }
  const mail = receiptMail(language, { invoice, workspace: 'Studio', listUrl: 'https://a.test/app/subscription' })
  expect(mail.language).toBe(language)
  expect(mail.subject).toBe(subject)
  expect(mail.paragraphs).toContain(numbered)
  expect(mail.paragraphs[0]).toContain('Studio')
  expect(mail.action).toEqual({ label, url: 'https://a.test/app/subscription' })
})
