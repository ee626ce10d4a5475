import type { Page } from '@playwright/test'
import { operate } from '../operator.ts'
import { followMail } from '../outbox.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from '../person.ts'

/** Asks the product with the session of this browser, as its own screens do. */
function ask(page: Page, path: string, body?: object): Promise<Record<string, unknown>> {
  return page.evaluate(
    async ([to, content]) => {
      const token = await (await fetch('/v1/identity/token', { method: 'POST' })).json()
      const headers = { authorization: `Bearer ${token.access_token}`, 'content-type': 'application/json' }
      const answer = await fetch(to, content ? { method: 'POST', headers, body: JSON.stringify(content) } : { headers })
      return answer.json()
    },
    [path, body] as const,
  )
}

async function openHosted(page: Page, path: string, body: object = {}): Promise<void> {
  const { url } = await ask(page, path, body)
  await page.goto(String(url))
}

async function payWith(page: Page, card: string, action: RegExp): Promise<void> {
  await page.getByRole('button', { name: `Use: ${card}`, exact: true }).click()
  await page.getByRole('button', { name: action }).click()
}

async function expectWellMade(page: Page): Promise<void> {
  await expect(page.getByText('Test money.')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

test('pay a plan after a card was declined, fail to renew, and set it right with another card', async ({ page }) => {
  const { email } = await signUp(page)
  await followMail(page, email, 'Verify your e-mail address')
  await expect(page.getByText('Email verified successfully!')).toBeVisible()
  await page.goto('/app/home')

  await openHosted(page, '/create-checkout-session', {
    subscription_type: 'creator',
    billing_period: 'monthly_period',
  })
  await expect(page.getByRole('heading', { name: 'Subscribe to Creator' })).toBeVisible()
  await expect(page.getByText(/^Then \$22 on /)).toBeVisible()
  await expectWellMade(page)
  await page.getByRole('button', { name: 'Pay $11' }).click()
  await expect(page.getByText('Enter one of the test card numbers.')).toBeVisible()
  await expect(page.getByLabel('Card number')).toBeFocused()
  await page.getByLabel('Card number').pressSequentially('4000000000000002')
  await expect(page.getByLabel('Card number')).toHaveValue('4000 0000 0000 0002')
  await page.getByLabel('Expires').pressSequentially('1230')
  await expect(page.getByLabel('Expires')).toHaveValue('12/30')
  await expect(page.getByText('Enter month and year, like 12/34.')).toBeHidden()
  await payWith(page, 'Is declined', /^Pay \$11$/)
  await expect(page.getByRole('alert')).toContainText('The card was declined.')
  await payWith(page, 'Asks for confirmation', /^Pay \$11$/)
  await expect(page.getByRole('heading', { name: 'Confirm the payment' })).toBeVisible()
  await expectWellMade(page)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(/\/app\/subscription\?checkout=success/)
  expect(await ask(page, '/v1/user/subscription')).toMatchObject({ tier: 'creator', character_limit: 100_000 })

  // Two months later: the first renewal is paid with a card that has expired by the second.
  await openHosted(page, '/create-update-payment-methods-session')
  await expect(page.getByText('Visa ending in 3155')).toBeVisible()
  await expectWellMade(page)
  await payWith(page, 'Pays once, then has expired', /^Save card$/)
  await expect(page.getByText('Your card was updated.')).toBeVisible()
  await expect(page.getByText('Visa ending in 0069, expires 12/34')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page).toHaveURL(/\/app\/subscription$/)
  await operate('billing', 'advance-clock', '--email', email, '--months', '2')
  expect(await ask(page, '/v1/user/subscription')).toMatchObject({ status: 'past_due', has_open_invoices: true })

  await page.goto('/app/subscription')
  const problem = page.getByRole('alert').filter({ hasText: 'A payment has failed' })
  await expect(problem.getByRole('link', { name: 'Pay $22' })).toHaveAttribute('href', /\/sandbox\/invoice\//)
  await expect(page.getByRole('button', { name: /^Upgrade\s*: Pro$/ })).toBeDisabled()
  await expect(page.getByText('Paused until the open payment is made.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Manage billing' }).click()
  await page.getByRole('button', { name: 'Pay invoice 0003' }).click()
  await expect(page.getByRole('alert')).toContainText('The card has expired.')
  await expectWellMade(page)
  await page.getByRole('button', { name: 'Replace the card' }).click()
  await payWith(page, 'Pays', /^Save card$/)
  await expect(page.getByText('Visa ending in 4242, expires 12/34')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pay invoice/ })).toHaveCount(0)
  expect(await ask(page, '/v1/user/subscription')).toMatchObject({ status: 'active', has_open_invoices: false })
  await page.goto('/app/subscription')
  await expect(page.getByText('Active', { exact: true })).toBeVisible()
  await expect(problem).toHaveCount(0)
  await openHosted(page, '/create-portal-session')
  await page.getByRole('link', { name: 'Invoice 0001' }).click()
  await expect(page.getByRole('heading', { name: 'Receipt 0001' })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await expectWellMade(page)
})
