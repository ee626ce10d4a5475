import { billingEndpoints, type BillingInvoice, type BillingInvoices } from '@vireo/contracts/billing'
import { createElement } from 'react'
import { expect, test } from 'vitest'

import { ApiError } from '#kit/api/index.ts'
import { shownForTests } from '#kit/testing.ts'
import { InvoiceList } from './invoice-list.tsx'

const key = [billingEndpoints.listInvoices.id]
const list = createElement(InvoiceList)
const pages = (...all: readonly BillingInvoices[]) => [[key, { pages: all, pageParams: all.map(() => null) }]] as const

const invoice: BillingInvoice = {
  invoice_id: 'in_1',
  number: '0001',
  status: 'paid',
  currency: 'eur',
  subtotal_cents: 2100,
  tax_cents: 0,
  amount_due_cents: 2100,
  amount_paid_cents: 1050,
  created_at_unix: 1_700_000_000,
  period_start_unix: null,
  period_end_unix: null,
  hosted_url: 'https://pay.example/0001',
  pdf_url: null,
  lines: [{ description: 'Creator, monthly', amount_cents: 2100 }],
}

test('invoices that load, fail, or do not exist yet', () => {
  expect(shownForTests(list)).not.toMatch(/There are no invoices yet|could not be loaded/u)
  const failures = [[key, new ApiError({ status: 503, code: 'x', message: 'inside' })]] as const
  expect(shownForTests(list, { failures })).toContain('The invoices could not be loaded')
  const answers = pages({ invoices: [], has_more: false, next_cursor: null })
  expect(shownForTests(list, { answers })).toContain('No invoices yet')
})

test('an invoice says what was paid in its own currency, and leads to its receipt', () => {
  const html = shownForTests(list, { answers: pages({ invoices: [invoice], has_more: true, next_cursor: 'c' }) })
  expect(html).toContain('10.50€')
  expect(html).toContain('Creator, monthly')
  expect(html).toContain('aria-label="View invoice 0001"')
  expect(html).toContain('Show more')
})

test('one that is open says what is due', () => {
  const open = { ...invoice, status: 'open', amount_paid_cents: 0 } as const
  const html = shownForTests(list, { answers: pages({ invoices: [open], has_more: false, next_cursor: null }) })
  expect(html).toContain('21€')
  expect(html).not.toContain('Show more')
})
