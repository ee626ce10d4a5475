import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from '../person.ts'

const text = 'The tide came in at 10:30 and took 3 km of sand with it.'

test('somebody makes several takes of a text, compares them and keeps the best', async ({ page, viewport }) => {
  const isPhone = (viewport?.width ?? 0) < 500
  await signUp(page)
  await page.goto('/app/speech-synthesis/text-to-speech')
  const script = page.getByLabel('Text to speak')
  await script.fill(text)
  await expect(page.getByText(`${text.length} / 3,000 characters`)).toBeVisible()
  await expect(page.getByText(`${text.length} credits · `)).toBeVisible()

  await page.getByRole('button', { name: 'Generate speech' }).click()
  const takes = page.getByRole('region', { name: 'Takes of this text' })
  await expect(takes.getByText('Take 1')).toBeVisible()
  await takes.getByRole('button', { name: 'Another take' }).click()
  await expect(takes.getByText('Take 2')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await takes.getByRole('button', { name: 'Play all' }).click()

  // The seed of a take makes it again; asked for once more, it costs nothing.
  await takes.getByRole('button', { name: 'Use the seed of take 1' }).click()
  const generate = async () => {
    const [answer] = await Promise.all([
      page.waitForResponse(
        (response) => response.url().includes('/text-to-speech/') && response.request().method() === 'POST',
      ),
      page.getByRole('button', { name: 'Generate speech' }).click(),
    ])
    return [answer.headers()['x-cache'], answer.headers()['character-cost']]
  }
  expect(await generate()).toEqual(['miss', String(text.length)])
  await expect(takes.getByText('Take 3')).toBeVisible()
  expect(await generate()).toEqual(['hit', '0'])
  await expect(takes.getByText('Take 4')).toBeVisible()

  await takes.getByRole('button', { name: 'Keep only take 2' }).click()
  await expect(takes.getByText('Take 2')).toBeHidden()
  await expect(takes.getByText('Take 1')).toBeVisible()

  // How a voice speaks is kept with the voice, also after a reload.
  const openSettings = async () => {
    if (isPhone)
      await page
        .getByRole('button', { name: /Settings$/ })
        .first()
        .click()
  }
  await openSettings()
  const speed = page.getByRole('slider', { name: 'Speed' })
  const saved = page.waitForResponse((response) => response.url().endsWith('/settings/edit'))
  await speed.fill('1.5')
  expect((await saved).status()).toBe(200)
  await expect(page.getByRole('list', { name: 'What this model can do' })).toContainText('3,000 characters at a time')
  await expectAccessible(page)
  await page.reload()
  await openSettings()
  await expect(page.getByRole('slider', { name: 'Speed' })).toHaveValue('1.5')
  await page.locator('summary:visible', { hasText: 'More settings' }).click()
  await expect(page.getByRole('textbox', { name: 'Seed', exact: true })).not.toHaveValue('')
  await expectAccessible(page)
})

test('a text is checked before it is spoken: empty, too long, too expensive', async ({ page }) => {
  await signUp(page)
  await page.goto('/app/speech-synthesis/text-to-speech')
  const script = page.getByLabel('Text to speak')
  const generate = page.getByRole('button', { name: 'Generate speech' })
  await generate.click()
  await expect(page.getByText('Write something first.')).toBeVisible()
  await script.fill('a'.repeat(3001))
  await expect(page.getByText('At most 3,000 characters at a time.')).toBeVisible()
  await expectAccessible(page)
})
