import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from './person.ts'

test('a developer finds an operation, makes a key that the samples hold, and tries a call', async ({ page }) => {
  await signUp(page)
  // The docs know who is signed in once the app has been there.
  await expect(page.getByRole('button', { name: /^Workspace/u })).toBeVisible()
  await page.goto('/docs')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Make a key and fill it in' }).click()
  await expect(page.getByText(/xi-api-key: sk_\w{20,}/u).first()).toBeVisible()

  await page.goto('/docs/voices')
  await expect(page.getByText(/sk_\w{20,}/u)).toHaveCount(0)
  await expectAccessible(page)
  const form = page.getByRole('main').locator('details', { hasText: 'Try it' }).first()
  await form.getByText('Try it').first().click()
  await form.getByRole('button', { name: /^Send/u }).click()
  await expect(form.getByText('200 OK')).toBeVisible()

  // The index comes late: what was typed and entered meanwhile is followed when it is there.
  await page.route('**/docs-search-*.json', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('text to speech')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/docs\/speech/u)
})
