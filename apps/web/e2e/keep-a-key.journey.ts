import { expect, signUp, test } from './person.ts'

const key = /sk_\w{20,}/u

test('a key made in the docs is shown once: not when one comes back, and not after somebody signed out', async ({
  page,
  context,
}) => {
  await signUp(page)
  const make = async () => {
    await page.goto('/docs')
    await page.getByRole('button', { name: 'Make a key and fill it in' }).click()
    await expect(page.getByText(key).first()).toBeVisible()
  }
  await make()
  const [made = ''] = key.exec(await page.getByRole('main').innerText()) ?? []
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]))
  expect(kept).not.toContain(made)
  await page.goto('/docs/errors')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(key)).toHaveCount(0)

  await make()
  const other = await context.newPage()
  await other.goto('/docs/errors')
  await other.evaluate(() => localStorage.removeItem('vireo.has-session'))
  await expect(page.getByText(key)).toHaveCount(0)
  await expect(page.getByText('YOUR_API_KEY').first()).toBeVisible()
})

test('an answer that holds markup is shown as text, and a call is made once it was agreed to', async ({ page }) => {
  await signUp(page)
  const markup = '<img src=x onerror="document.title=1"><script>document.title=2</script>'
  let calls = 0
  await page.route(/\/v1\/text-to-/u, (route) => {
    calls += 1
    return route.fulfill({ status: 200, contentType: 'text/html', headers: { 'x-name': markup }, body: markup })
  })
  await page.goto('/docs/speech#%')
  const form = page.getByRole('main').locator('details', { hasText: 'costs credits' }).first()
  await form.getByText('Try it').first().click()
  // A key that is held down.
  const send = form.getByRole('button', { name: /send/iu })
  await send.focus()
  for (let press = 0; press < 5; press++) await page.keyboard.press('Enter')
  await expect(form.getByText('This costs credits')).toBeVisible()
  expect(calls).toBe(0)
  await page.waitForTimeout(600)
  await send.click()
  await expect(form.getByText('200 OK')).toBeVisible()
  await expect(form.getByText(markup).first()).toBeVisible()
  expect(calls).toBe(1)
  expect(await page.title()).toContain('Speech')
  await expect(form.locator('img, script')).toHaveCount(0)
})
