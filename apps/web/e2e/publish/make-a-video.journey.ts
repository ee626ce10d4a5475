import { stat } from 'node:fs/promises'
import { followMail } from '../outbox.ts'
import { expect, expectAccessible, signUp, test } from '../person.ts'
import { historyPath, makeRecordings } from '../recordings.ts'

test('look at a recording and make a video of it, in each theme', async ({ page }) => {
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
  // It goes on from its beginning once it has ended.
  expect(await video.evaluate((one: HTMLVideoElement) => one.loop)).toBe(true)
  const turns = await video.evaluate(
    (one: HTMLVideoElement) =>
      new Promise<boolean>((resolve) => {
        let last = one.currentTime
        one.addEventListener('timeupdate', () => {
          if (one.currentTime < last) resolve(!one.paused && !one.ended)
          last = one.currentTime
        })
        one.muted = true
        void one.play()
        one.currentTime = Math.max(0, one.duration - 0.3)
      }),
  )
  expect(turns).toBe(true)
  const muted = () => video.evaluate((one: HTMLVideoElement) => one.muted)
  const mute = dialog.getByRole('button', { name: 'Mute', exact: true })
  const unmute = dialog.getByRole('button', { name: 'Unmute' })
  const isMutedAtFirst = await unmute.isVisible()
  if (isMutedAtFirst) await unmute.click()
  await mute.click()
  await expect(unmute).toHaveAttribute('aria-pressed', 'true')
  expect(await muted()).toBe(true)
  await unmute.click()
  expect(await muted()).toBe(false)
  await mute.click()
  const saved = page.waitForEvent('download')
  await dialog.getByRole('link', { name: 'Download' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('video.mp4')
  expect((await stat(await file.path())).size).toBeGreaterThan(10_000)
  await dialog.locator('label', { hasText: 'Strip tags' }).click()
  await dialog.locator('label', { hasText: 'Black' }).click()

  // Closed, all of it is forgotten: the look, the video, and that it was muted.
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: /More .*Hi/u }).click()
  await page.getByRole('menuitem', { name: 'Share', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Share as video' }).click()
  await expect(preview).toBeVisible()
  await expect(dialog.locator('video')).toHaveCount(0)
  await expect(dialog.getByRole('radio', { name: 'Multicolor' })).toBeChecked()
  await expect(dialog.getByRole('radio', { name: 'Square' })).toBeChecked()
  await expect(dialog.getByRole('switch', { name: 'Strip tags' })).not.toBeChecked()
  for (const theme of ['White', 'Black']) {
    await dialog.locator('label', { hasText: theme }).click()
    await expect(dialog.locator('video')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Generate video' }).click()
    await expect(dialog.getByText('The video is ready.')).toBeVisible({ timeout: 120_000 })
    await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.videoWidth)).toBe(1080)
    await expect(mute.or(unmute)).toHaveAttribute('aria-pressed', String(isMutedAtFirst))
  }
})
