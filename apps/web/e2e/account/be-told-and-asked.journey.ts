import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from '../person.ts'

/** Calls the server as whoever is signed in on the page. */
async function post(page: Page, path: string, body: object): Promise<number> {
  return page.evaluate(
    async ([to, content]) => {
      const renewed = await fetch('/v1/identity/token', { method: 'POST' })
      const { access_token: token } = await renewed.json()
      const answer = await fetch(to, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: content,
      })
      return answer.status
    },
    [path, JSON.stringify(body)] as const,
  )
}

test('somebody in Illinois accepts the updated terms before anything else', { tag: '@phone' }, async ({ page }) => {
  await signUp(page)
  const place = { country: 'us', region: 'il', city: 'Springfield' }
  expect(await post(page, '/v1/user/edit-user-metadata', { geo_location: place })).toBe(200)
  await page.reload()
  const dialog = page.getByRole('dialog', { name: 'Updated Terms' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()

  await page.route('**/v1/user/update', (route) => route.fulfill({ status: 500, json: {} }))
  await dialog.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByText('Error accepting bipa terms')).toBeVisible()
  await page.unroute('**/v1/user/update')
  await dialog.getByRole('button', { name: 'Accept' }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(page.getByLabel('Text to speak')).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('messages stand at the bottom right, and at the top on the way in; three at once, for a while', async ({
  page,
}) => {
  await signUp(page, { at: '/app/settings/language' })
  await page.route('**/v1/user/update', (route) => route.abort())
  for (let press = 0; press < 4; press += 1) {
    await page.getByRole('radio', { name: /Deutsch/ }).click()
    await expect(page.getByRole('radio', { name: /English/ })).toBeChecked()
  }
  const toasts = page.getByRole('alert')
  await expect(toasts).toHaveCount(3)
  await expect(toasts.first()).toContainText('Something went wrong, please try again later.')
  await expectAccessible(page)
  const below = await toasts.first().boundingBox()
  expect(below?.y ?? 0).toBeGreaterThan((page.viewportSize()?.height ?? 0) / 2)
  // Each closes by itself.
  await page.mouse.move(5, 5)
  await expect(toasts).not.toHaveCount(3, { timeout: 150_000 })

  await page.reload()
  await page.getByRole('radio', { name: /Deutsch/ }).click()
  await expect(toasts).toHaveCount(1)
  await page.unroute('**/v1/user/update')
  // Signing out leads to the sign-in page: what is still shown moves to its place there.
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/app\/sign-in/)
  await expect(toasts).toHaveCount(1)
  const third = (page.viewportSize()?.height ?? 0) / 3
  await expect.poll(async () => (await toasts.first().boundingBox())?.y ?? 1000).toBeLessThan(third)
})

test('a link brings somebody new, and its parameters leave the address', async ({ page }) => {
  await signUp(page, { at: '/app/home?newUser=true&keep=1' })
  await expect(page.getByText(/Welcome to Vireo/)).toBeVisible()
  await expect(page).toHaveURL(/\/app\/home\?keep=1$/)

  await page.goto('/app/home?internalCode=no-such-code&isReverting=true')
  await expect(page.getByText(/^Unable to update email, /)).toBeVisible()
  await expect(page).toHaveURL(/\/app\/home$/)
  await page.goto('/app/home?verificationCode=no-such-code')
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(page).toHaveURL(/\/app\/home$/)
})
