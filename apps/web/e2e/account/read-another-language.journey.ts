import { wordsWith } from '../../bundle-words.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from '../person.ts'

test('the interface speaks German from the moment it is chosen, and after signing out', async ({ page }) => {
  await signUp(page, { at: '/app/settings/language' })
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'Deutsch' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sprache' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page).toHaveTitle('Sprache · Vireo')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  for (const [path, heading] of [
    ['/app/home', 'Start'],
    ['/app/workspace/members', 'Mitglieder'],
    ['/app/speech-synthesis/text-to-speech/history', 'Verlauf'],
    ['/app/nowhere', 'Hier ist nichts'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }

  await page.getByRole('button', { name: 'Konto' }).click()
  await page.getByRole('menuitem', { name: 'Abmelden' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible()
})

test('whoever chose German reads it in the next browser as well', async ({ page, browser }) => {
  const { email, password } = await signUp(page, { at: '/app/settings/language' })
  await page.getByRole('radio', { name: 'Deutsch' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sprache' })).toBeVisible()

  const other = await browser.newContext()
  const elsewhere = await other.newPage()
  await elsewhere.goto(new URL('/app/sign-in', page.url()).href)
  await elsewhere.getByLabel('E-mail address').fill(email)
  await elsewhere.getByLabel('Password', { exact: true }).fill(password)
  await elsewhere.getByRole('button', { name: 'Sign in' }).click()
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Start' })).toBeVisible()
  await other.close()
})

test.describe('in a German browser', () => {
  test.use({ locale: 'de-AT' })

  test('what fails is told in German', async ({ page }) => {
    await page.goto('/app/sign-in')
    await page.getByLabel('E-Mail-Adresse').fill('nobody@example.test')
    await page.getByLabel('Passwort', { exact: true }).fill('not the password')
    await page.getByRole('button', { name: 'Anmelden' }).click()
    await expect(page.getByRole('alert')).toContainText('Die E-Mail-Adresse oder das Passwort ist falsch.')
  })

  test('a screen brings the German words of what stands on it, and of nothing else', async ({ page }) => {
    const slices = new Set<string>()
    page.on('request', (request) => {
      const [, slice] = /\/german-([a-z-]+)-[\w-]{8}\.js$/u.exec(request.url()) ?? []
      if (slice) slices.add(slice)
    })
    await signUp(page)
    // Links fetch their screens as soon as a pointer stands on one.
    await page.mouse.move(0, 0)
    slices.clear()
    await page.goto('/app/home')
    await expect(page.getByText('Credits übrig').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    // The card of first steps, and who asks whether visits may be counted, come once everything else is there.
    const withCard = [...(wordsWith['src/app/home/home-page.tsx'] ?? []), 'onboarding', 'visits']
    expect([...slices].toSorted()).toEqual(withCard.toSorted())

    await page.goto('/app/developers/webhooks')
    await expect(page.getByRole('heading', { level: 1, name: 'Webhooks' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(slices).toContain('webhooks')
  })

  test('the first visit is in German', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Jetzt loslegen' })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
})
