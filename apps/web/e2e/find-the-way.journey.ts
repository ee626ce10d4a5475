import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from './person.ts'

const commandKey = 'Control'

test('the palette leads to screens, does things and finds voices; the shortcut sheet names the keys', async ({
  page,
}) => {
  await signUp(page)
  await expect(page.getByLabel('Text to speak')).toBeVisible()
  await page.keyboard.press(`${commandKey}+k`)
  const palette = page.getByRole('dialog', { name: 'Search and commands' })
  await expect(palette).toBeVisible()
  await expectAccessible(page)
  await palette.getByRole('combobox').fill('langu')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/app\/settings\/language$/)
  await expect(palette).toBeHidden()

  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(sheet.getByText('Search and commands')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()

  await page.keyboard.press(`${commandKey}+k`)
  await palette.getByRole('combobox').fill('speak with')
  await expect(palette.getByRole('option').first()).toContainText('Speak with')
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
})

test('where one is stands in sight in the sidebar, however long that is, and what is on its way holds its place', async ({
  page,
}) => {
  await signUp(page)
  await page.setViewportSize({ width: 1280, height: 640 })
  await page.goto('/app/developers/service-accounts')
  const entry = page.getByRole('main').getByRole('link', { name: 'Service accounts' })
  await expect(entry).toHaveAttribute('aria-current', 'page')
  await expect(entry).toBeInViewport()

  let arrive = () => {}
  const held = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(/voice-lab-page.*\.js$/u, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/app/voice-lab', { waitUntil: 'commit' })
  await expect(page.getByRole('main').locator('[data-busy]').first()).toBeVisible()
  arrive()
  await expect(page.getByText('No voice of your own yet')).toBeVisible()
})

test('every address leads to a screen, to where it moved, or says that there is nothing', async ({ page }) => {
  await signUp(page)
  for (const [from, to] of [
    ['/app', '/app/home'],
    ['/app/speech-synthesis?x=1#top', '/app/speech-synthesis/text-to-speech?x=1#top'],
    ['/app/settings?a=b', /\/app\/settings\/[a-z-]+\?a=b$/],
    ['/history?search=x', '/app/speech-synthesis/text-to-speech/history?search=x'],
    ['/speech-synthesis', '/app/speech-synthesis/text-to-speech'],
  ] as const) {
    await page.goto(from)
    await expect(page).toHaveURL(typeof to === 'string' ? new URL(to, page.url()).href : to)
    await expect(page.getByText('There is nothing here')).toBeHidden()
  }
  await page.goto('/app/nowhere')
  await expect(page.getByRole('heading', { level: 1, name: 'There is nothing here' })).toBeVisible()
  // Inside the shell: the way home is there, and no player while there is nothing to play.
  await expect(page.getByRole('region', { name: 'Audio player' })).toBeHidden()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await expect(page).toHaveURL(/\/app\/home$/)

  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { level: 1, name: 'There is nothing here' })).toBeAttached()
  await expect(page.getByRole('region', { name: 'Audio player' })).toBeHidden()
  await expectAccessible(page)
})

test('the theme is remembered and never flashes', async ({ page, colorScheme }) => {
  const other = colorScheme === 'dark' ? 'light' : 'dark'
  await signUp(page)
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: `Switch to ${other} theme` }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', other)
  expect(await page.evaluate(() => localStorage.getItem('color-theme'))).toBe(other)
  await expectAccessible(page)
  // What the page has when its first element is there is what its first paint shows.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return
      Object.assign(globalThis, { themeAtFirst: document.documentElement.dataset['theme'] })
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'themeAtFirst'))).toBe(other)
})

test(
  'on a narrow screen the links stand in a sheet, on a wide one in a sidebar that folds',
  { tag: '@phone' },
  async ({ page, viewport }) => {
    await signUp(page)
    if ((viewport?.width ?? 0) < 768) {
      await page.getByRole('button', { name: 'Open menu' }).click()
      const sheet = page.getByRole('dialog', { name: 'Menu' })
      await expect(sheet).toBeVisible()
      await expectAccessible(page)
      await sheet.getByRole('link', { name: 'Speech', exact: true }).click()
      await expect(sheet).toBeHidden()
    } else {
      const sidebar = page.getByRole('navigation', { name: 'Main' })
      await page.getByRole('button', { name: 'Collapse sidebar' }).click()
      await expect(sidebar).toHaveCSS('width', '64px')
      await page.reload()
      await expect(sidebar).toHaveCSS('width', '64px')
      await expectAccessible(page)
      await sidebar.getByRole('link', { name: 'Speech', exact: true }).click()
    }
    await expect(page).toHaveURL(/text-to-speech$/)
  },
)

test('everything is reached without a mouse', async ({ page }) => {
  await signUp(page)
  await page.reload()
  await expect(page.getByRole('button', { name: /^Hear / }).first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /^Hear / }).first()).toBeFocused()

  const account = page.getByRole('button', { name: 'Account' })
  await account.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeFocused()
  const menu = page.getByRole('menu')
  // Whoever runs the instance has more in it than 240 px hold, and sees all of it.
  await expect(menu).toHaveCSS('max-height', '384px')
  await expect(menu).toHaveCSS('min-width', '260px')
  await expect(menu).toHaveCSS('max-width', '320px')
  await page.keyboard.press('Escape')
  await expect(account).toBeFocused()

  const bell = page.getByRole('button', { name: /^Messages/ })
  await bell.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Messages' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(bell).toBeFocused()
})

test('at 320 pixels nothing scrolls sideways and nothing keeps anybody out', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await signUp(page)
  for (const path of [
    '/app/home',
    '/app/speech-synthesis/text-to-speech',
    '/app/speech-synthesis/text-to-speech/history',
    '/app/speech-synthesis/speech-to-speech',
    '/app/voice-lab',
    '/app/voice-lab/instant-clone',
    '/app/voice-lab/design',
    '/app/voice-lab/professional',
    '/app/default-voices',
    '/app/voice-library',
    '/app/subscription',
    '/app/usage',
    '/app/workspace/members',
    '/app/workspace/groups',
    '/app/workspace/security',
    '/app/developers/webhooks',
    '/app/developers/service-accounts',
    '/app/settings/api-keys',
    '/app/settings/privacy',
    '/app/settings/language',
    '/app/nowhere',
  ]) {
    await page.goto(path)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
})
