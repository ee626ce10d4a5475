import { operate } from './operator.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from './person.ts'

/** Voices that no other journey speaks with. */
const blocked = { name: 'Tariq', id: 'j5tTpcl2ntpqnVwrA6gh' }
const guarded = { name: 'Parisa', id: 'lovm54Ifk5ucSF2FSufF' }

test('a blocked voice says so, one under captcha asks for lines read aloud, each once', async ({ page }) => {
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
  await dialog.getByRole('button', { name: 'Record', exact: true }).click()
  await page.waitForTimeout(2500)
  await dialog.getByRole('button', { name: 'Stop and use it' }).click()
  await dialog.getByRole('button', { name: 'Send the recording' }).click()
  await expect(dialog.getByRole('alert')).toContainText('These are new lines', { timeout: 40_000 })
  await expect(dialog.getByText('9 attempts left today')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await choose(blocked.name)
  await expect(dialog).toBeHidden()
  await expect(page.getByText('This voice is blocked.')).toBeVisible()
  await page.getByRole('button', { name: 'Why?' }).click()
  await expect(dialog.getByText(`${blocked.name} is blocked`)).toBeVisible()
})
