import type { Page } from '@playwright/test'
import { chooseOption } from '../choose-option.ts'
import { followMail } from '../outbox.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, expectNothingInTheWay, signUp, test } from '../person.ts'
import { makeRecordings, speakReading } from '../recordings.ts'

const texts = ['Apples are red and round.', 'Pears are green and long.']

test(
  'make an audiobook of two recordings, release it, and be heard by a stranger',
  { tag: '@phone' },
  async ({ page, browser }) => {
    const person = await signUp(page, { at: '/app/publishing' })
    const mailbox = await page.context().newPage()
    await followMail(mailbox, person.email, 'Verify your e-mail address')
    await expect(mailbox.getByRole('heading', { name: /Email verified successfully/u })).toBeVisible()
    await mailbox.close()
    await makeRecordings(page, texts)
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Create work' }).click()
    const creating = page.getByRole('dialog', { name: 'Create work' })
    await creating.getByLabel('Title').fill('Two gardens')
    await creating.getByRole('button', { name: 'Create work' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Two gardens' })).toBeVisible()
    await expect(page.getByText('8 things left to do')).toBeVisible()

    await page.getByRole('button', { name: 'Name the author' }).click()
    await expect(page.getByLabel('Author')).toBeFocused()
    await page.keyboard.type('Ada')
    await page.getByLabel('Description').fill('Of two gardens, and who walks in them.')
    await chooseOption(page, 'Language', 'English')
    await chooseOption(page, 'Audience', 'All ages')
    await chooseOption(page, 'Genres', 'Poetry')
    await page.getByLabel('Choose picture').setInputFiles({
      name: 'cover.png',
      mimeType: 'image/png',
      buffer: await drawnPicture(page),
    })
    await expect(page.getByRole('img', { name: 'Cover of Two gardens' })).toBeVisible()

    await page.getByRole('region', { name: 'Chapters' }).getByRole('button', { name: 'Add recordings' }).click()
    const choosing = page.getByRole('dialog', { name: 'Add recordings' })
    for (const text of texts) await choosing.getByRole('checkbox', { name: text }).check()
    await choosing.getByRole('button', { name: 'Add 2 recordings' }).click()
    const titles = page.getByLabel(/^Title of chapter/u)
    await expect(titles).toHaveCount(2)
    await titles.first().fill('The garden of pears')
    await page.getByRole('button', { name: 'Move chapter 1' }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByText('Chapter is at place 2 of 2.')).toBeAttached()
    await expect(titles.nth(1)).toHaveValue('The garden of pears')

    const files = page.getByRole('region', { name: 'Chapters' }).locator('input[type=file]')
    await files.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no sound') })
    await expect(page.getByText('notes.txt was not added')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Dismiss the message about notes.txt' }).click()
    await files.setInputFiles({
      name: '03_plums_are_blue.mp3',
      mimeType: 'audio/mpeg',
      buffer: await speakReading(page, 'Plums are blue, and so is the evening.'),
    })
    await expect(titles).toHaveCount(3)
    await titles.nth(2).fill('The garden of plums')

    await page.getByLabel('I may publish all text and all sound of this work.').check()
    await expect(page.getByText('Ready to be released')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Release later…' }).click()
    const planning = page.getByRole('dialog', { name: 'Release later' })
    await expectAccessible(page)
    await planning.getByRole('button', { name: /^Release on/u }).click()
    await expect(page.getByText(/^It is released on .+, 09:00\.$/u)).toBeVisible()
    await page.getByRole('button', { name: 'Do not release it by itself' }).click()
    await expect(page.getByText(/^It is released on/u)).toBeHidden()
    await page.getByRole('button', { name: 'Release', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Release' }).click()
    await expect(page.getByText('Two gardens is released.')).toBeVisible()
    const address = await page.getByRole('link', { name: 'Open page' }).getAttribute('href')

    const strangers = await browser.newContext({ viewport: page.viewportSize() })
    const shown = await strangers.newPage()
    await shown.goto(address ?? '')
    await expect(shown.getByRole('heading', { level: 1, name: 'Two gardens' })).toBeVisible()
    await expect(shown.getByRole('heading', { level: 2 })).toHaveText([
      texts[1] ?? '',
      'The garden of pears',
      'The garden of plums',
    ])
    for (const nth of [0, 2]) {
      const heard = await shown
        .locator('audio')
        .nth(nth)
        .evaluate(async (audio: HTMLAudioElement) => {
          await audio.play()
          return audio.duration > 0.5
        })
      expect(heard).toBe(true)
    }
    await expectNothingInTheWay(shown)
    await expectNoSidewaysScroll(shown)
    await shown.getByText('Report this work').click()
    await expectNothingInTheWay(shown)
    await shown.goto('/library')
    await expect(shown.getByText('Two gardens').first()).toBeVisible()
    await expectNothingInTheWay(shown)

    await page.getByRole('button', { name: 'Withdraw' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
    await expect(page.getByText('It was withdrawn: nobody hears it any more.')).toBeVisible()
    expect((await shown.goto(address ?? ''))?.status()).toBe(404)
    await strangers.close()
  },
)

/** Draws a picture in the browser, large enough for a cover. */
async function drawnPicture(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 400
    canvas.height = 400
    const pen = canvas.getContext('2d')
    if (pen) {
      pen.fillStyle = 'teal'
      pen.fillRect(0, 0, 400, 400)
    }
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(address.split(',')[1] ?? '', 'base64')
}
