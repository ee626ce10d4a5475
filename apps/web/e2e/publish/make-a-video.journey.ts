import { followMail } from '../outbox.ts'
import { expect, expectAccessible, signUp, test } from '../person.ts'
import { historyPath, makeRecordings } from '../recordings.ts'

test('look at a recording in each theme, and make a video of it', async ({ page }) => {
  const person = await signUp(page, { at: historyPath })
  const mailbox = await page.context().newPage()
  await followMail(mailbox, person.email, 'Verify your e-mail address')
  await expect(mailbox.getByRole('heading', { name: /Email verified successfully/u })).toBeVisible()
  await mailbox.close()
  await makeRecordings(page, ['Hi.'])
  await page.reload()
  await page.getByRole('button', { name: /More .*Hi/u }).click()
  await page.getByRole('menuitem', { name: 'Share', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Share as video' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share as video' })
  const preview = dialog.getByRole('img', { name: 'How the video will look' })
  const looks = new Set<string | null>()
  for (const theme of ['White', 'Black', 'Multicolor']) {
    await dialog.locator('label', { hasText: theme }).click()
    await expect
      .poll(async () => {
        const address = (await preview.count()) === 1 ? await preview.getAttribute('src') : null
        return address !== null && !looks.has(address) && looks.add(address) !== undefined
      })
      .toBe(true)
    await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Generate video' }).click()
  await expect(dialog.getByText('The video is ready.')).toBeVisible({ timeout: 120_000 })
  const video = dialog.locator('video')
  await expect
    .poll(() => video.evaluate((one: HTMLVideoElement) => [one.videoWidth, one.videoHeight, one.duration > 0]))
    .toEqual([1080, 1080, true])
  await dialog
    .getByRole('button', { name: 'Unmute' })
    .or(dialog.getByRole('button', { name: 'Mute' }))
    .click()
  await expect(
    dialog.getByRole('link', { name: 'Download' }).or(dialog.getByRole('button', { name: 'Download' })),
  ).toBeVisible()
})
