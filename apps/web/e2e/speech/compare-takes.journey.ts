import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from '../person.ts'

/** Long enough that a take still sounds when a busy machine gets round to looking. */
const text =
  'The tide came in at 10:30 and took 3 km of sand with it. Nobody saw where it went, and in the evening all of the beach lay a little further to the south than it had before, which was fine with us.'

test(
  'somebody makes several takes of a text, compares them and keeps the best',
  { tag: '@phone' },
  async ({ page }) => {
    await signUp(page, { at: '/app/speech-synthesis/text-to-speech' })
    const script = page.getByLabel('Text to speak')
    await script.fill(text)
    await expect(page.getByText(`${text.length} / 3,000 characters`)).toBeVisible()
    await expect(page.getByText(new RegExp(`^${text.length} credits · about \\d+ s$`, 'u'))).toBeVisible()

    await page.getByRole('button', { name: 'Generate speech' }).click()
    const takes = page.getByRole('region', { name: 'Takes of this text' })
    await expect(takes.getByText('Take 1')).toBeVisible()
    await takes.getByRole('button', { name: 'Another take' }).click()
    await expect(takes.getByText('Take 2')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await takes.getByRole('button', { name: 'Play all' }).click()

    // Two takes are held against each other: one key leads from one to the other, at the same place.
    await takes.getByRole('button', { name: 'Compare A/B' }).click()
    await expect(takes.getByRole('button', { name: 'Pause Take 1' })).toBeVisible()
    await takes.getByRole('button', { name: 'Pause Take 1' }).click()
    await takes.getByRole('slider', { name: 'Waveform of Take 1' }).press('ArrowRight')
    await page.keyboard.press('x')
    await expect(takes.getByRole('slider', { name: 'Waveform of Take 2' })).toBeVisible()
    await expect(takes.getByRole('button', { name: 'Switch to A' })).toBeVisible()
    await expect(takes.getByRole('button', { name: 'Pause Take 2' })).toBeVisible()
    await page.keyboard.press('x')
    await expect(takes.getByRole('slider', { name: 'Waveform of Take 1' })).toBeVisible()
    await expect(takes.getByRole('button', { name: /^(?:Pause|Play) Take 1$/u })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Audio player' })).toHaveAttribute('data-status', /playing|ended/u)
    await expectAccessible(page)
    await takes.getByRole('button', { name: 'End the comparison' }).click()

    // The best one gets a star and comes first, also after a reload.
    const first = takes.getByRole('listitem').first()
    await expect(first).toContainText('Take 2')
    await takes.getByRole('button', { name: 'Star Take 1' }).click()
    await expect(first).toContainText('Take 1')
    await page.reload()
    await expect(takes.getByRole('button', { name: 'Star Take 1', pressed: true })).toBeVisible()
    await expect(first).toContainText('Take 1')
    await takes.getByRole('button', { name: 'Star Take 1' }).click()
    await expect(first).toContainText('Take 2')

    // The seed of a take makes it again; asked for once more, it costs nothing.
    const more = async (number: number, action: string | RegExp) => {
      // A take that is on its way to another place takes its menu along.
      await takes.evaluate((list) =>
        Promise.allSettled(list.getAnimations({ subtree: true }).map((move) => move.finished)).then(() => undefined),
      )
      await takes.getByRole('button', { name: `More actions for Take ${number}` }).click()
      await page.getByRole('menuitem', { name: action }).click()
    }
    await more(1, /^Use its seed, \d+$/u)
    await expect(takes.getByText('Same seed next')).toBeVisible()
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

    await more(2, 'Keep only this take')
    await expect(takes.getByText('Take 2')).toBeHidden()
    await expect(takes.getByText('Take 1')).toBeVisible()

    // How a voice speaks is kept with the voice, also after a reload.
    const openSettings = () => page.getByRole('main').getByRole('button', { name: 'Settings', exact: true }).click()
    await openSettings()
    const speed = page.getByRole('slider', { name: 'Speed' })
    const saved = page.waitForResponse((response) => response.url().endsWith('/settings/edit'))
    await speed.fill('1.5')
    expect((await saved).status()).toBe(200)
    await expectAccessible(page)
    await page.reload()
    await openSettings()
    await expect(page.getByRole('slider', { name: 'Speed' })).toHaveValue('1.5')
    await page.locator('summary:visible', { hasText: 'Advanced' }).click()
    await expect(page.getByRole('textbox', { name: 'Seed', exact: true })).not.toHaveValue('')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  },
)

test('a text is checked before it is spoken: empty, too long, too expensive', async ({ page }) => {
  await signUp(page, { at: '/app/speech-synthesis/text-to-speech' })
  const script = page.getByLabel('Text to speak')
  const generate = page.getByRole('button', { name: 'Generate speech' })
  await generate.click()
  await expect(page.getByText('Write something first.')).toBeVisible()
  await script.fill('a'.repeat(3001))
  await expect(page.getByText('At most 3,000 characters at a time.')).toBeVisible()
  await expectAccessible(page)
})
