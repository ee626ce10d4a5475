import type { Page } from '@playwright/test'
import { codeOf, setUpApp } from '../authenticator.ts'
import { chooseOption } from '../choose-option.ts'
import { operate } from '../operator.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from '../person.ts'

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/app\/sign-in/)
}

async function enterPassword(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('set up an authenticator app, sign out, sign in with it and with a backup code', async ({ page }) => {
  const person = await signUp(page, { at: '/app/settings/security?dialog=add-2fa' })
  await expect(page.getByRole('dialog')).toContainText('Add a second factor')
  await expectAccessible(page)
  const { secret, backupCodes } = await setUpApp(page)
  await expect(page).toHaveURL(/\/app\/settings\/security$/)
  await expect(page.getByText('10 codes are left.')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await signOut(page)
  await enterPassword(page, person)
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Code from your authenticator app').fill('000 000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('This code is wrong or was already used.').first()).toBeVisible()
  await page.getByLabel('Code from your authenticator app').fill(codeOf(secret, 1))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).not.toHaveURL(/sign-in/)

  await signOut(page)
  await enterPassword(page, person)
  await chooseOption(page, 'Confirm with', 'Backup code')
  await page.getByLabel('One of your backup codes').fill(backupCodes[0] ?? '')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).not.toHaveURL(/sign-in/)
  await page.goto('/app/settings/security')
  await expect(page.getByText('9 codes are left.')).toBeVisible()
})

test('another tab follows a sign-out, and another browser can be signed out', async ({ page, context, browser }) => {
  const person = await signUp(page)
  const tab = await context.newPage()
  await tab.goto('/app/settings/sessions')
  await expect(tab.getByText('This browser')).toBeVisible()
  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto(`${process.env['VIREO_TEST_URL']}/app/sign-in`)
  await enterPassword(elsewhere, person)
  await expect(elsewhere).toHaveURL(/\/app\/home/)
  await tab.reload()
  await expect(tab.getByRole('list', { name: 'Your sessions' }).getByRole('listitem')).toHaveCount(2)
  await expectAccessible(tab)
  await expectNoSidewaysScroll(tab)
  await tab.getByRole('button', { name: /^Sign out Chrome/ }).click()
  await expect(tab.getByRole('list', { name: 'Your sessions' }).getByRole('listitem')).toHaveCount(1)
  await elsewhere.reload()
  await expect(elsewhere).toHaveURL(/\/app\/sign-in/)
  await elsewhere.context().close()

  const cookies = await context.cookies()
  const stored = cookies.find(({ name }) => name === 'vireo.user')
  expect(stored).toMatchObject({ secure: true, sameSite: 'Strict' })
  expect(Object.keys(JSON.parse(decodeURIComponent(stored?.value ?? '{}'))).toSorted()).toEqual([
    'ccpa_opt_out',
    'email',
    'user_id',
    'workspace_id',
  ])
  await signOut(page)
  await expect(tab).toHaveURL(/\/app\/sign-in/)
  expect((await context.cookies()).map(({ name }) => name)).toEqual([])
})

test('a workspace that ends unattended sessions ends them, and lets those who are there go on', async ({ page }) => {
  const person = await signUp(page)
  await operate('workspace', 'set-security', '--email', person.email, '--inactivity-timeout', '60')
  await page.clock.install()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (let times = 0; times < 3; times++) {
    await page.clock.runFor(40_000)
    await page.mouse.move(10 + times, 10)
  }
  await expect(page).toHaveURL(/\/app\/home/)
  await page.clock.runFor(61_000)
  await expect(page).toHaveURL(/\/app\/sign-in/)
})

test('a workspace that requires a second step lets nobody do anything else before', async ({ page }) => {
  const person = await signUp(page)
  await operate('workspace', 'set-security', '--email', person.email, '--require-mfa', 'on')
  await page.goto('/app/settings/sessions')
  await expect(page.getByRole('heading', { name: 'Your workspace requires a second factor' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await setUpApp(page)
  await expect(page.getByText('This browser')).toBeVisible()
})

test('make a key for a program, use it, switch it off, delete it', async ({ page, request }) => {
  await signUp(page, { at: '/app/developers/api-keys' })
  await page.getByRole('button', { name: 'Create key' }).click()
  await page.getByLabel('Name').fill('Build server')
  await page.getByText('Only some').click()
  await page.getByLabel('Read account', { exact: true }).check()
  await page.getByLabel('Allowed IP addresses').fill('127.0.0.0/8, ::1')
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Create key' }).click()
  const key = await page.getByLabel('API key', { exact: true }).inputValue()
  expect(key).toMatch(/^sk_\w{48}$/)
  await expectAccessible(page)
  // What is shown once is not lost by a key that was pressed too soon.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'I have saved it' }).click()
  const use = async () => (await request.get('/v1/user', { headers: { 'xi-api-key': key } })).status()
  expect(await use()).toBe(200)

  await page.goto('/app/settings/api-keys')
  await expect(page.getByText(`sk_…${key.slice(-4)}`)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const choose = async (action: string) => {
    await page.getByRole('button', { name: 'More actions for “Build server”' }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  await choose('Disable')
  await expect(page.getByText('Disabled', { exact: true })).toBeVisible()
  expect(await use()).toBe(401)
  await choose('Enable')
  await expect(page.getByText('Disabled', { exact: true })).toBeHidden()
  expect(await use()).toBe(200)
  await choose('Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No API keys yet')).toBeVisible()
  expect(await use()).toBe(401)
})
