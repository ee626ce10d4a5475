import type { Page } from '@playwright/test'
import { followMail } from '../outbox.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, signUpByForm, test } from '../person.ts'

/** Asks the product with the session of this browser, as its own screens do. */
function ask(page: Page, path: string, body: object): Promise<Record<string, unknown>> {
  return page.evaluate(
    async ([to, content]) => {
      const token = await (await fetch('/v1/identity/token', { method: 'POST' })).json()
      const headers = { authorization: `Bearer ${token.access_token}`, 'content-type': 'application/json' }
      return (await fetch(to, { method: 'POST', headers, body: JSON.stringify(content) })).json()
    },
    [path, body] as const,
  )
}

test('a friend signs up by a link and pays, which counts once', async ({ page, browser, baseURL }) => {
  await signUp(page, { at: '/app/settings/profile' })
  await page.getByRole('button', { name: 'Get your link' }).click()
  const link = page.getByLabel('Referral link', { exact: true })
  await expect(link).toHaveValue(/\/\?from=/u)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const figure = (name: string) => page.getByText(name, { exact: true }).locator('xpath=following-sibling::dd[1]')
  await expect(figure('Signed up')).toHaveText('0')

  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const friend = await context.newPage()
  await friend.goto(`/?${new URL(await link.inputValue()).search.slice(1)}`)
  await expect.poll(() => friend.evaluate(() => localStorage.getItem('referral'))).toContain('expires_at')
  const told = friend.waitForResponse(/\/v1\/user\/referral$/u)
  const { email } = await signUpByForm(friend)
  expect((await told).status()).toBe(200)
  await expect.poll(() => friend.evaluate(() => localStorage.getItem('referral'))).toBeNull()
  await page.reload()
  await expect(figure('Signed up')).toHaveText('1')
  await expect(figure('Paid for the first time')).toHaveText('0')

  await followMail(friend, email, 'Verify your e-mail address')
  await expect(friend.getByText('Email verified successfully!')).toBeVisible()
  await friend.goto('/app/home')
  const { url } = await ask(friend, '/create-checkout-session', {
    subscription_type: 'creator',
    billing_period: 'monthly_period',
  })
  await friend.goto(String(url))
  await friend.getByRole('button', { name: 'Use: Pays', exact: true }).click()
  await friend.getByRole('button', { name: /^Pay \$11$/u }).click()
  await expect(friend).toHaveURL(/\/app\/subscription\?checkout=success/u)
  await expect
    .poll(async () => {
      await page.reload()
      return figure('Paid for the first time').textContent()
    })
    .toBe('1')

  // Whoever pays again was brought once all the same.
  const upgrade = { subscription_type: 'pro', billing_period: 'monthly_period', currency: 'usd' }
  expect(await ask(friend, '/change-subscription', upgrade)).toMatchObject({ tier: 'pro' })
  await friend.goto('/app/subscription')
  await expect(friend.getByText('Pro', { exact: true }).first()).toBeVisible()
  await page.reload()
  await expect(figure('Signed up')).toHaveText('1')
  await expect(figure('Paid for the first time')).toHaveText('1')
  await context.close()
})
