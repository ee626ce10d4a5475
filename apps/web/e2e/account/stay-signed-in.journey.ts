import { expect, expectAccessible, signUp, test } from '../person.ts'

const minuteMs = 60_000

test('who does something stays signed in, who does nothing learns why they are not', async ({ page }) => {
  await signUp(page)
  const answer = await page.evaluate(async () => {
    const { access_token: token } = await (await fetch('/v1/identity/token', { method: 'POST' })).json()
    const { status } = await fetch('/v1/workspace/update-workspace', {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ session_inactivity_timeout: 120 }),
    })
    return status
  })
  expect(answer).toBe(200)
  const reports: number[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/v1/user/sessions/activity')) reports.push(response.status())
  })
  await page.clock.install()
  await page.goto('/app/usage')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (let step = 0; step < 12; step++) {
    await page.mouse.move(100 + step, 200)
    await page.clock.runFor(minuteMs / 2)
  }
  await expect(page).toHaveURL(/\/app\/usage/)
  await expect.poll(() => reports.length).toBeGreaterThanOrEqual(4)
  expect(reports.filter((status) => status !== 200)).toEqual([])

  await page.clock.runFor(2 * minuteMs + 2000)
  await expect(page).toHaveURL(/\/app\/sign-in/)
  await expect(page.getByText('You were signed out because of inactivity.')).toBeVisible()
  await expectAccessible(page)
})
