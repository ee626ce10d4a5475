import type { Page } from '@playwright/test'
import { litWord } from '../lit-word.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test, expectHeard } from '../person.ts'

const address = '/app/speech-synthesis/text-to-speech?mode=dialogue'
const line = (page: Page, position: number) => page.getByLabel(`Text of line ${position}`)
const written = (page: Page) =>
  page
    .getByRole('list', { name: 'Lines of the dialogue' })
    .getByRole('textbox')
    .evaluateAll((fields) => fields.map((field) => (field instanceof HTMLTextAreaElement ? field.value : '')))

test('write a dialogue, put it in order, come back to it, hear it, find it in the history', async ({ page }) => {
  await signUp(page, { at: '/app/speech-synthesis/text-to-speech' })
  await page.getByRole('link', { name: 'Dialogue' }).click()
  await expect(line(page, 1)).toBeVisible()
  await expectAccessible(page)

  // By keyboard alone: Enter goes on with the next line, space and arrows put it elsewhere.
  await line(page, 1).fill('This is said second.')
  await line(page, 1).press('Enter')
  await expect(line(page, 2)).toBeFocused()
  await page.keyboard.type('This is said first.')
  const handle = page.getByRole('button', { name: 'Move line 2', exact: true })
  await handle.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Line 2 picked up.')).toBeAttached()
  await page.waitForTimeout(300)
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('Moved to position 1 of 3.')).toBeAttached()
  await page.keyboard.press('Space')
  await expect.poll(() => written(page)).toEqual(['This is said first.', 'This is said second.', ''])
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  // What was written survives; lines without text do not.
  await page.reload()
  await expect.poll(() => written(page)).toEqual(['This is said first.', 'This is said second.'])

  // Until the voices are there nothing is spoken, and whoever asks for it is told so.
  await expect(page.getByRole('button', { name: /^Voice: /u })).toHaveCount(2)
  const heard = page.waitForResponse((answer) => answer.url().includes('/v1/text-to-dialogue/stream/with-timestamps'))
  await page.getByRole('button', { name: 'Generate speech' }).click()
  expect((await heard).status()).toBe(200)
  await expectHeard(page)
  await expect.poll(() => litWord(page)).toMatch(/^(?:This|is|said|first|second)$/u)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.goto('/app/speech-synthesis/text-to-speech/history')
  await expect(page.getByText('This is said first.').first()).toBeVisible()

  // From there it is spoken again as a dialogue, whatever was begun meanwhile.
  await page.evaluate(() => localStorage.removeItem('vireo.dialogue-draft'))
  await page.getByRole('button', { name: 'More actions for “This is said first.' }).click()
  await page.getByRole('menuitem', { name: 'Use again' }).click()
  await expect(page).toHaveURL(/mode=dialogue$/u)
  await expect.poll(() => written(page)).toEqual(['This is said first.', 'This is said second.'])
})

test('a malformed draft is no draft, and empty lines are nothing to say', async ({ page }) => {
  await signUp(page)
  const lines = [{ text: 'Kept.', voice_id: 'x' }, { text: 7 }]
  await page.evaluate((draft) => localStorage.setItem('vireo.dialogue-draft', JSON.stringify(draft)), {
    saved_at_seconds: Math.floor(Date.now() / 1000),
    lines,
  })
  await page.goto(address)
  await expect.poll(() => written(page)).toEqual(['', ''])
  await page.getByRole('button', { name: 'Generate speech' }).click()
  await expect(page.getByRole('alert').getByText('Write something first.')).toBeVisible()
  await page.getByRole('button', { name: 'Start with an example' }).click()
  await expect.poll(async () => (await written(page)).length).toBe(3)
  await page.getByRole('button', { name: 'Remove line 3' }).click()
  await expect.poll(async () => (await written(page)).length).toBe(2)
  await expectAccessible(page)
})
