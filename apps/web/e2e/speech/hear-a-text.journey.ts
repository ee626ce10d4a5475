import { readFileSync } from 'node:fs'
import { litWord } from '../lit-word.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, signUpByForm, test, expectHeard } from '../person.ts'

const sentence = 'This is the first sentence that I make here.'

test('sign up, generate, listen, find it in the history, download it', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await signUpByForm(page)
  await expectAccessible(page)

  await page.goto('/app/speech-synthesis/text-to-speech')
  const field = page.getByLabel('Text to speak')
  await field.fill(sentence.slice(0, -6))
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await expect(page.getByRole('button', { name: 'Generate speech' })).toBeEnabled()
  // Letters wait for nothing on the screen, and what starts the speech waits for no screen: the last of them is spoken too.
  await field.evaluate((element: HTMLTextAreaElement, rest) => {
    element.setRangeText(rest, element.value.length, element.value.length)
    element.dispatchEvent(new Event('input', { bubbles: true }))
    element.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true }),
    )
  }, sentence.slice(-6))
  await expectHeard(page)
  // The words light up where they were written, and the text can still be changed.
  await expect.poll(() => litWord(page)).toMatch(/^(?:This|is|the|first|sentence|that|I|make|here)$/u)
  await page.getByLabel('Text to speak').press('End')
  await expect(page.getByLabel('Text to speak')).toHaveValue(sentence)
  await expectAccessible(page)

  await page.goto('/app/speech-synthesis/text-to-speech/history')
  await expect(page.getByText(sentence).first()).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: `More actions for “${sentence}”` }).click()
  await page.getByRole('menuitem', { name: 'Download' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/\.mp3$/)
  expect(readFileSync(await download.path()).length).toBeGreaterThan(20_000)
})
