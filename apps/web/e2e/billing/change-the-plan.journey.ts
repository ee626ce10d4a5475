import type { Page } from '@playwright/test'
import { operate } from '../operator.ts'
import { followMail } from '../outbox.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from '../person.ts'

/** Signs up as somebody who may pay. */
async function signUpVerified(page: Page): Promise<string> {
  const { email } = await signUp(page)
  await followMail(page, email, 'Verify your e-mail address')
  await expect(page.getByText('Email verified successfully!')).toBeVisible()
  return email
}

/** Takes the plan with a test card, by way of the API. */
async function subscribe(
  page: Page,
  tier: string,
  { period = 'monthly_period', currency = 'usd' }: { readonly period?: string; readonly currency?: string } = {},
): Promise<void> {
  const plan = { subscription_type: tier, billing_period: period, currency }
  const outcome = await page.evaluate(async (body) => {
    const session = await (await fetch('/v1/identity/token', { method: 'POST' })).json()
    const headers = { authorization: `Bearer ${session.access_token}`, 'content-type': 'application/json' }
    const post = (path: string, content: object) =>
      fetch(path, { method: 'POST', headers, body: JSON.stringify(content) })
    const checkout = await post('/create-checkout-session', body)
    const { url } = await checkout.json()
    const id = new URL(url, location.origin).pathname.split('/').at(-1)
    const card = { number: '4242424242424242', exp_month: 12, exp_year: 2050, cvc: '123' }
    return (await post(`/v1/billing/sandbox/sessions/${id}/card`, card)).status
  }, plan)
  expect(outcome).toBe(200)
}

/** A plan's button; its name says which plan it is for. */
const button = (page: Page, text: string, plan: string) =>
  page.getByRole('button', { name: new RegExp(`^${text}\\s*: ${plan}$`) })

const card = (page: Page, plan: string) => page.getByRole('region', { name: plan, exact: true })

test('upgrade, schedule a downgrade and take it back, cancel and renew', async ({ page }) => {
  await signUpVerified(page)
  await subscribe(page, 'creator')
  await page.goto('/app/subscription?checkout=success')
  const paid = page.getByRole('region', { name: 'Thank you. You are on Creator.' })
  await expect(paid.getByText('100,000 credits a month')).toBeVisible()
  await expect(paid.getByText('Receipt 0001, $11.')).toBeVisible()
  await expect(paid.getByRole('link', { name: 'Open the receipt' })).toHaveAttribute('href', /\/sandbox\/invoice\//u)
  await expect(paid.getByRole('link', { name: 'Clone your voice' })).toBeVisible()
  await expect(page.getByText('Payments here are a test.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^View invoice/ })).toHaveCount(1)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await button(page, 'Upgrade', 'Pro').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('It takes effect at once and costs $99 a month, less')).toBeVisible()
  await expect(dialog.getByText('500,000 credits a month')).toBeVisible()
  // The first month of Creator was half price: what is charged now is the difference to that, and said before.
  await expect(dialog.getByText('Charged now')).toBeVisible()
  await expect(dialog.getByText('$88', { exact: true })).toBeVisible()
  await expect(dialog.getByText(/^\$99 on /u)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Upgrade' }).click()
  await expect(page.getByText('You are on Pro now')).toBeVisible()
  await expect(card(page, 'Pro').getByText('Your plan')).toBeVisible()

  await button(page, 'Downgrade', 'Creator').click()
  await expect(dialog.getByText('100,000 credits a month')).toBeVisible()
  await expect(dialog.getByText('$0', { exact: true })).toBeVisible()
  await expect(dialog.getByText(/^\$22 on /u)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Downgrade' }).click()
  await expect(page.getByText('Creator begins when this period ends')).toBeVisible()
  await expect(card(page, 'Pro').getByText('Will be downgraded')).toBeVisible()
  await button(page, 'Cancel Downgrade', 'Creator').click()
  await expect(page.getByText('You keep your plan')).toBeVisible()
  await expect(card(page, 'Pro').getByText('Will be downgraded')).toBeHidden()

  await button(page, 'Cancel Subscription', 'Pro').click()
  await expect(dialog.getByText('No commercial licence for what you make from then on')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel Subscription' }).click()
  await expect(card(page, 'Pro').getByText('Will be canceled')).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Do Not Cancel', 'Pro').click()
  await expect(page.getByText('Your subscription continues')).toBeVisible()
  await expect(button(page, 'Cancel Subscription', 'Pro')).toBeEnabled()
})

test('who pays by the year sees it first, what is scheduled everywhere, and what a change costs before', async ({
  page,
}) => {
  await signUpVerified(page)
  await subscribe(page, 'pro', { period: 'annual_period', currency: 'eur' })
  await page.goto('/app/subscription')
  await expect(page.getByLabel('Annual')).toBeChecked()
  await expect(card(page, 'Pro').getByText('Your plan', { exact: true })).toBeVisible()
  await page.getByText('Monthly', { exact: true }).click()
  await expect(card(page, 'Pro').getByText('Your plan, paid yearly')).toBeVisible()

  await button(page, 'Downgrade', 'Starter').click()
  const dialog = page.getByRole('dialog', { name: 'Downgrade to Starter, monthly?' })
  await expect(dialog.getByText('What you lose')).toBeVisible()
  await expect(dialog.getByText('30,000 credits a month')).toBeVisible()
  await expect(dialog.getByText('for 4.75€ a month')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Downgrade' }).click()
  await expect(card(page, 'Pro').getByText('Will be downgraded')).toBeVisible()
  await page.getByText('Annual', { exact: true }).last().click()
  await expect(card(page, 'Pro').getByText('Will be downgraded')).toBeVisible()

  await button(page, 'Cancel Subscription', 'Pro').click()
  const ending = page.getByRole('dialog', { name: 'Cancel your subscription?' })
  await expect(ending.getByText(/^This replaces the change to Starter, monthly planned for /u)).toBeVisible()
  await expectAccessible(page)
  // Where it does not fit, keys scroll it too.
  await page.setViewportSize({ width: 1280, height: 500 })
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await ending.getByRole('button', { name: 'Cancel Subscription' }).click()
  await expect(card(page, 'Pro').getByText('Will be canceled')).toBeVisible()
  await page.getByText('Monthly', { exact: true }).click()
  await expect(card(page, 'Pro').getByText('Will be canceled')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Do Not Cancel', exact: true }).click()
  await expect(page.getByText('Your subscription continues')).toBeVisible()

  const code = `EURO-${Date.now()}`
  await operate('promo', 'create', '--code', code, '--amount-off', '500', '--months', '1')
  await page.getByRole('button', { name: 'Enter a promo code' }).click()
  await page.getByLabel('Promo code').fill(code)
  await page.getByRole('button', { name: 'Apply code' }).click()
  await expect(page.getByText('Coupon code applied for checkout! 5€ off for the first month')).toBeVisible()
})

test('a plan that was given says by whom, and is left by paying what its card says', async ({ page }) => {
  const email = await signUpVerified(page)
  await operate('user', 'set-tier', 'creator', '--email', email)
  await page.goto('/app/subscription')
  await expect(page.getByText('Given by the operator of this instance. You pay nothing for it.')).toBeVisible()
  await expect(card(page, 'Free').getByText('Only whoever gave it can take it back.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Upgrade|Downgrade|Cancel)/u })).toHaveCount(0)
  await expect(card(page, 'Starter').getByText('$5')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await button(page, 'Subscribe', 'Starter').click()
  const dialog = page.getByRole('dialog', { name: 'Subscribe to Starter?' })
  await expect(dialog.getByText(/Starter replaces Creator as soon as you have paid, for \$5 a month/u)).toBeVisible()
  await expect(dialog.getByText('30,000 credits a month')).toBeVisible()
  await expect(dialog.getByText('$5', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await dialog.getByRole('button', { name: 'Go to checkout' }).click()
  await expect(page.getByRole('heading', { name: 'Subscribe to Starter' })).toBeVisible()
  await page.getByRole('button', { name: 'Use: Pays', exact: true }).click()
  await page.getByRole('button', { name: 'Pay $5' }).click()
  await expect(page.getByText('Thank you. You are on Starter.')).toBeVisible()
})

test('a promo code that is refused, one that is used, and one that has expired', async ({ page }) => {
  await signUpVerified(page)
  const code = `SPRING-${Date.now()}`
  await operate('promo', 'create', '--code', code, '--amount-off', '2200', '--months', '1')

  await page.goto('/app/subscription')
  await page.getByRole('button', { name: 'Enter a promo code' }).click()
  const field = page.getByLabel('Promo code')
  await expect(field).toBeFocused()
  await field.fill('NOT-THIS-ONE')
  await page.getByRole('button', { name: 'Apply code' }).click()
  await expect(page.getByText('This code cannot be used.')).toBeVisible()
  await expectAccessible(page)
  await field.fill(code)
  await page.getByRole('button', { name: 'Apply code' }).click()
  await expect(page.getByText('Coupon code applied for checkout! $22 off for the first month')).toBeVisible()
  await expect(page.getByText('That covers the full price of Creator.')).toBeVisible()

  await page.goto('/app/settings/language')
  const reminder = page.getByRole('complementary', { name: 'Promo code waiting' })
  await expect(reminder.getByText('That covers the full price of Creator.')).toBeVisible()
  await expectAccessible(page)
  const desktop = page.viewportSize() ?? { width: 1280, height: 800 }
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(reminder).toBeHidden()
  await page.setViewportSize(desktop)
  await reminder.getByRole('link', { name: 'Use it' }).click()

  await operate('promo', 'retire', '--code', code)
  await button(page, 'Subscribe', 'Creator').click()
  await expect(
    page.getByText("This coupon has expired, please use a different one. We've removed it from your browser."),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enter a promo code' })).toBeVisible()

  await page.goto('/app/action?coupon=special-offer-30')
  const ready = page.getByRole('dialog', { name: 'Your promo code is ready' })
  await expect(ready.getByText('A special offer: 30% off your first month.')).toBeVisible()
  await expectAccessible(page)
  await ready.getByRole('button', { name: 'Choose a plan' }).click()
  await page.getByRole('button', { name: 'Remove promo code special-offer-30' }).click()
  await expect(page.getByText('Promo code special-offer-30 was removed')).toBeVisible()
})

test('a visitor compares plans, signs up, comes back to the chosen one, checks out, and has its credits', async ({
  page,
}) => {
  await page.goto('/pricing')
  await expect(card(page, 'Creator').getByText('$11', { exact: true })).toBeVisible()
  await expect(card(page, 'Business').getByText('$1,320', { exact: true })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Compare plans' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What is a credit?' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByText('Annual', { exact: true }).click()
  await expect(card(page, 'Creator').getByText('$18.33')).toBeVisible()
  await page.getByText('EUR', { exact: true }).click()
  await expect(card(page, 'Pro').getByText('940€ charged once a year')).toBeVisible()
  await expect(card(page, 'Free').getByRole('link')).toHaveAttribute('href', '/app/sign-up')
  await page.getByRole('link', { name: 'API pricing' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'API pricing' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.goBack()
  await card(page, 'Creator').getByRole('link').click()
  const email = `compares-${Date.now()}@example.test`
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('You chose Creator. Continue with it below.')).toBeVisible()
  await expect(page.getByLabel('Annual')).toBeChecked()
  await button(page, 'Subscribe', 'Creator').click()
  await expect(page.getByRole('dialog', { name: 'Verify your e-mail address first' })).toBeVisible()

  await followMail(page, email, 'Verify your e-mail address')
  await expect(page.getByText('Email verified successfully!')).toBeVisible()
  await page.goto('/app/subscription?plan=creator&period=annual_period&currency=eur')
  await button(page, 'Subscribe', 'Creator').click()
  await expect(page.getByRole('heading', { name: 'Subscribe to Creator' })).toBeVisible()
  await page.getByRole('button', { name: 'Use: Pays', exact: true }).click()
  await page.getByRole('button', { name: 'Pay 210€' }).click()
  await expect(page.getByText('Thank you. You are on Creator.')).toBeVisible()
  await expect(page.getByText(/100,000/).first()).toBeVisible()
})
