import { readFileSync } from 'node:fs'
import { litWord } from '../lit-word.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, signUpByForm, test } from '../person.ts'

const sentence = 'This is the first sentence that I make here.'

test('sign up, generate, listen, find it in the history, download it', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await signUpByForm(page)
  await expectAccessible(page)

  await page.goto('/app/speech-synthesis/text-to-speech')
  await page.getByLabel('Text to speak').fill(sentence)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Generate speech' }).click()
  const position = page.getByRole('slider', { name: 'Position' })
  await expect.poll(async () => Number(await position.getAttribute('aria-valuenow'))).toBeGreaterThan(0)
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
