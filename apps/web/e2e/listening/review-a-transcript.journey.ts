import { expect, expectAccessible, signUp, test } from '../person.ts'
import { speakReading } from '../recordings.ts'

const screen = '/app/speech-to-text'

test('a transcript is commented on, corrected, undone, compared with what was heard, and restored', async ({
  page,
}) => {
  await signUp(page, { at: screen })
  const files = page.locator('input[type=file]')
  const missing = page.getByText('Nothing here can write down speech yet')
  await expect(files.or(missing)).toBeAttached()
  test.skip(await missing.isVisible(), 'nothing on this machine recognises speech')
  const sound = await speakReading(page, 'Please close the window before you leave the room.')
  await files.setInputFiles({ name: 'the room.mp3', mimeType: 'audio/mpeg', buffer: sound })
  await page.getByRole('link', { name: 'the room' }).click()
  const first = page.getByRole('list', { name: 'Text' }).getByRole('listitem').first()
  await expect(first).toContainText(/\w+/u)
  const heard = (await first.locator('p').textContent()) ?? ''

  await test.step('a comment stands at its paragraph, is answered and resolved', async () => {
    await first.hover()
    await first.getByRole('button', { name: /^Comment at/u }).click()
    const sheet = page.getByRole('dialog', { name: 'Comments' })
    await expect(sheet.getByText('Nobody has commented yet')).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole('textbox', { name: /^New comment at/u }).fill('Is this the right room?')
    await sheet.getByRole('button', { name: 'Comment', exact: true }).click()
    const thread = sheet.getByRole('listitem').filter({ hasText: 'Is this the right room?' })
    await thread.getByRole('button', { name: 'Reply' }).click()
    await thread.getByRole('textbox', { name: /^Reply to/u }).fill('It is.')
    await thread.getByRole('button', { name: 'Reply' }).click()
    await expect(thread.getByText('It is.')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await first.getByRole('button', { name: /^One comment at/u }).click()
    await thread.getByRole('button', { name: 'Resolve' }).click()
    await expect(sheet.getByText('All comments are resolved')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(first.getByRole('button', { name: /^One comment at/u })).toHaveCount(0)
  })

  await test.step('keys take a correction back and make it again', async () => {
    await first.hover()
    await first.getByRole('button', { name: /^Correct the paragraph at/u }).click()
    await first.getByRole('textbox', { name: 'Text of the paragraph' }).fill('Please open the door.')
    await page.keyboard.press('Enter')
    await expect(first).toContainText('Please open the door.')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(first).toContainText(heard)
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect(first).toContainText('Please open the door.')
  })

  await test.step('what was heard is compared with what is there now, and restored', async () => {
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Versions' }).click()
    const sheet = page.getByRole('dialog', { name: 'Versions' })
    await expect(sheet.getByRole('listitem')).toHaveCount(2)
    await sheet.getByRole('button', { name: /^Compare with now/u }).click()
    await expect(sheet.locator('ins').first()).toBeVisible()
    await expect(sheet.locator('del').first()).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'Restore this version' }).click()
    await expect(sheet).toBeHidden()
    await expect(first).toContainText(heard)
    await page.getByRole('button', { name: 'Versions' }).click()
    await expect(page.getByRole('dialog', { name: 'Versions' }).getByRole('listitem')).toHaveCount(3)
  })
})
