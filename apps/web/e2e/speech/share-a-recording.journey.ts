import { expect, expectAccessible, expectNoSidewaysScroll, expectNothingInTheWay, signUp, test } from '../person.ts'
import { followMail } from '../outbox.ts'
import { historyPath, makeRecordings } from '../recordings.ts'

/** The page admits no style but its own, and nothing moves on it: it is looked at as it is. */
const text = 'Apples are red and round.'

test('share a recording, be heard by a stranger, and end the link', { tag: '@phone' }, async ({ page, browser }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const person = await signUp(page, { at: historyPath })
  const mailbox = await page.context().newPage()
  await followMail(mailbox, person.email, 'Verify your e-mail address')
  await expect(mailbox.getByRole('heading', { name: /Email verified successfully/u })).toBeVisible()
  await mailbox.close()
  await makeRecordings(page, [text])
  await page.reload()
  await page.getByRole('button', { name: /More .*Apples/u }).click()
  await page.getByRole('menuitem', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share with your community' })
  await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible()
  await dialog.getByLabel('Public name').fill('Ada')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Public name updated')).toBeVisible()
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Share link copied to clipboard')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await expect(dialog.locator('code')).toContainText(`${link.slice(0, 38)}…`)

  const strangers = await browser.newContext({
    colorScheme: test.info().project.use.colorScheme ?? 'light',
    viewport: page.viewportSize(),
  })
  const shared = await strangers.newPage()
  await shared.goto(link)
  await expect(shared.getByRole('heading', { name: text })).toBeVisible()
  await expect(shared.getByText('Shared by Ada')).toBeVisible()
  await expectNothingInTheWay(shared)
  await expectNoSidewaysScroll(shared)
  await shared.locator('audio').evaluate((audio: HTMLAudioElement) => audio.play())
  await expect(shared.locator('.now')).toBeVisible()
  expect(await strangers.cookies()).toEqual([])

  await dialog.locator('label', { hasText: '1 week' }).click()
  await expect(dialog.getByText(/^Until /u)).toBeVisible()
  await expect(dialog.getByRole('radio', { name: '1 week' })).toBeChecked()
  await expect(dialog.getByRole('radio', { name: '1 week' })).toBeFocused()
  await dialog.getByRole('button', { name: 'End the link' }).click()
  const question = page.getByRole('dialog', { name: 'End this link?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible()
  await dialog.getByRole('button', { name: 'End the link' }).click()
  await question.getByRole('button', { name: 'End the link' }).click()
  await expect(page.getByText('The link has ended.')).toBeVisible()
  expect((await shared.goto(link))?.status()).toBe(404)
  await expectNothingInTheWay(shared)
  await strangers.close()
})
