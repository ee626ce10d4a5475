import { followMail } from '../outbox.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from '../person.ts'

test('an admin connects an account for payouts, with test money', async ({ page }) => {
  const { email } = await signUp(page, { at: '/app/payouts' })
  await expect(page.getByText('Not connected')).toBeVisible()
  await expect(page.getByText('No payouts yet')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Connect account' }).click()
  await expect(page.getByText('Verify your email address first.')).toBeVisible()

  const mailbox = await page.context().newPage()
  await followMail(mailbox, email, 'Verify your e-mail address')
  await expect(mailbox.getByRole('heading', { name: /Email verified successfully/u })).toBeVisible()
  await mailbox.close()

  await page.getByRole('button', { name: 'Connect account' }).click()
  await expect(page.getByRole('heading', { name: 'Set up payouts' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use the test bank' }).click()
  await expect(page.getByText('Ready for payouts')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Manage account' })).toBeVisible()
  await expectAccessible(page)
})
