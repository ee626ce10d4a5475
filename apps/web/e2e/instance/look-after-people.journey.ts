import type { Page } from '@playwright/test'
import { setUpApp } from '../authenticator.ts'
import { followMail } from '../outbox.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from '../person.ts'
import { historyPath, makeRecordings } from '../recordings.ts'

const said = 'Apples are red and round.'
const staff = () => ({ email: `staff-${Date.now()}@staff.test` })

async function expectFit(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

/** Proves that somebody has the address under which they signed up. */
async function proveAddress(page: Page, email: string): Promise<void> {
  await followMail(page, email, 'Verify your e-mail address')
  await expect(page.getByRole('heading', { name: /Email verified successfully/u })).toBeVisible()
}

test('staff finds somebody, is refused without their leave, and hears them with it @phone', async ({
  page,
  browser,
}) => {
  const elsewhere = await browser.newContext({ baseURL: process.env['VIREO_TEST_URL'] ?? '' })
  const other = await elsewhere.newPage()
  const person = await signUp(other, { at: historyPath })
  await makeRecordings(other, [said])
  await proveAddress(other, person.email)

  const { email } = await signUp(page, { ...staff(), at: '/app/home' })
  await proveAddress(page, email)
  // Without an authenticator app there is no such address, also for staff.
  await page.goto('/app/admin/users')
  await expect(page.getByText('This address leads nowhere')).toBeVisible()
  await page.goto('/app/settings/security?dialog=add-2fa')
  await setUpApp(page)

  await page.goto('/app/admin')
  await page.getByRole('link', { name: 'People' }).click()
  await page.getByLabel('Beginning of an e-mail address, or an id').fill(person.email)
  await expect(page.getByRole('list', { name: 'People' }).getByRole('listitem')).toHaveCount(1)
  await expectFit(page)
  await page.getByRole('link', { name: person.email }).click()
  await expect(page.getByText('Nothing. Ask them first.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Hear their recordings' })).toBeHidden()
  await expectFit(page)

  // Whoever knows the address is refused all the same.
  await page.goto(`${page.url()}/recordings`)
  await expect(page.getByText('They have not let you look')).toBeVisible()
  await expect(page.getByText(said)).toBeHidden()
  await expectFit(page)
  await page.getByRole('link', { name: 'Go to the account' }).click()
  await page.getByRole('button', { name: 'Ask for access' }).click()
  await page.getByLabel('Reason').fill('You wrote that the sound crackles')
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Ask for access' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()

  await followMail(other, person.email, 'May our support team look into your account?')
  await other.getByRole('button', { name: 'Grant Access' }).click()
  await expect(other.getByText('Thank you for granting us access to your account!')).toBeVisible()

  await page.reload()
  await page.getByRole('link', { name: 'Hear their recordings' }).click()
  await expect(page.getByRole('list', { name: 'Recordings' })).toContainText(said)
  await expectFit(page)
  const heard = page.waitForResponse((answer) => /\/admin\/v1\/users\/.+\/audio$/u.test(answer.url()))
  await page.getByRole('button', { name: `Play “${said}”` }).click()
  expect((await heard).status()).toBe(200)
  await elsewhere.close()

  await page.goto('/app/admin/workspaces')
  await expect(page.getByRole('list', { name: 'Workspaces' }).getByRole('listitem').first()).toBeVisible()
  await expectFit(page)
  await page.goto('/app/admin/work')
  await expect(page.getByText('No e-mail server is set up', { exact: false })).toBeVisible()
  await expectFit(page)
})
