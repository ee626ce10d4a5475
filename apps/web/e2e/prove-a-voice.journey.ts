import { microphone, record, sayLines } from './microphone.ts'
import { operate } from './operator.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from './person.ts'

test.use(microphone)

/** Voices that no other journey speaks with. */
const blocked = { name: 'Tariq', id: 'j5tTpcl2ntpqnVwrA6gh' }
const guarded = { name: 'Parisa', id: 'lovm54Ifk5ucSF2FSufF' }

test('a blocked voice says so, one under captcha is opened by lines read aloud, each asks once', async ({ page }) => {
  await operate('voice', 'set-safety', blocked.id, '--control', 'BAN')
  await operate('voice', 'set-safety', guarded.id, '--control', 'CAPTCHA')
  await signUp(page)
  await page.goto('/app/speech-synthesis/text-to-speech')
  const dialog = page.getByRole('dialog')
  const choose = async (name: string) => {
    await page
      .getByRole('button', { name: /^Voice: /u })
      .first()
      .click()
    await dialog.getByRole('searchbox').fill(name)
    await dialog.getByRole('button', { name: `Use ${name}` }).click()
  }
  await choose(blocked.name)
  await expect(dialog.getByText(`${blocked.name} is blocked`)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Understood' }).click()
  await expect(dialog).toBeHidden()

  await choose(guarded.name)
  await expect(dialog.getByRole('img', { name: /^Lines to read aloud/u })).toBeVisible()
  await expect(dialog.getByText('10 attempts left today')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const drawn = page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith('/captcha'))
  await sayLines(page, guarded.id)
  await dialog.getByRole('button', { name: 'Draw other lines' }).click()
  await drawn
  // Something is said, but it is not what is asked for any more.
  await record(dialog, 2500)
  await dialog.getByRole('button', { name: 'Send the recording' }).click()
  await expect(dialog.getByRole('alert')).toContainText('These are new lines', { timeout: 40_000 })
  await expect(dialog.getByText('9 attempts left today')).toBeVisible()
  await expectAccessible(page)
  await record(dialog, await sayLines(page, guarded.id))
  await dialog.getByRole('button', { name: 'Send the recording' }).click()
  await expect(dialog).toBeHidden({ timeout: 40_000 })
  await expect(page.getByText(`Accepted. You may speak as ${guarded.name} now.`).first()).toBeVisible()
  await page.getByLabel('Text to speak').fill('This voice speaks for me now.')
  await page.getByRole('button', { name: 'Generate speech' }).click()
  const position = page.getByRole('slider', { name: 'Position' })
  await expect.poll(async () => Number(await position.getAttribute('aria-valuenow'))).toBeGreaterThan(0)

  await choose(blocked.name)
  await expect(dialog).toBeHidden()
  await expect(page.getByText('This voice is blocked.')).toBeVisible()
  await page.getByRole('button', { name: 'Why?' }).click()
  await expect(dialog.getByText(`${blocked.name} is blocked`)).toBeVisible()
})
