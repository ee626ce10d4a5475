import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { HistoryPage } from '@vireo/contracts/history'
import { chooseOption } from '../choose-option.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from '../person.ts'
import { historyPath, makeRecordings, openWholePlayer } from '../recordings.ts'

const texts = ['Apples are red and round.', 'Bananas are yellow and bent.', 'Cherries are red and small.']
const numbers = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight']
const rows = '[data-recording]'
const type = (page: Page, name: string) => page.getByRole('navigation', { name: 'Type' }).getByRole('link', { name })

test('search, filter, select, download a zip, delete, and take it back', async ({ page }) => {
  await signUp(page, { at: historyPath })
  await expect(page.getByText('Everything you generate is kept here')).toBeVisible()
  await expectAccessible(page)
  await makeRecordings(page, [...numbers, ...texts])
  await page.reload()
  await expect(page.locator(rows)).toHaveCount(11)
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const search = page.getByLabel('Search your recordings')
  await search.fill('are red')
  await expect(page.locator(rows)).toHaveCount(2)
  await page.getByRole('button', { name: 'Filters' }).click()
  await chooseOption(page, 'Voice', { index: 2 })
  await expectAccessible(page)
  await page.getByText('Oldest first', { exact: true }).click()
  await page.keyboard.press('Escape')
  const chips = page.getByRole('list', { name: 'Filters' }).getByRole('button', { name: /^Remove filter/u })
  await expect(chips).toHaveCount(2)
  await expect(page.getByText('No recording matches')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.locator(rows)).toHaveCount(11)
  await expect(page.locator(rows).first()).toContainText('Cherries')

  await page.getByLabel('Select “Apples are red and round.”').click()
  await page.getByLabel('Select “Bananas are yellow and bent.”').click()
  await expect(page.getByText('2 selected').first()).toBeVisible()
  await expectAccessible(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download 2 as zip' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^vireo_history_.*\.zip$/)
  expect(
    readFileSync(await download.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')

  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('2 recordings deleted')).toBeVisible()
  await expect(page.locator(rows)).toHaveCount(9)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('2 recordings restored')).toBeVisible()
  await expect(page.locator(rows)).toHaveCount(11)
})

test('of hundreds of recordings those close to the screen are drawn, at the beginning and at the end', async ({
  page,
}) => {
  await signUp(page, { at: historyPath })
  await makeRecordings(page, texts.slice(0, 1))
  await page.route(
    ({ pathname }) => pathname === '/v1/history',
    async (route) => {
      const response = await route.fetch()
      const answered = HistoryPage.parse(await response.json())
      const history = Array.from({ length: 300 }, (_, at) => ({
        ...answered.history[0],
        history_item_id: `${answered.history[0]?.history_item_id.slice(0, -3) ?? ''}${String(at).padStart(3, '0')}`,
        text: `Line ${at}.`,
      }))
      await route.fulfill({ response, json: { ...answered, history, has_more: false } })
    },
  )
  await page.reload()
  await expect(page.getByText('Line 0.', { exact: true })).toBeVisible()
  await expect(page.locator('[aria-setsize="300"]').first()).toBeVisible()
  expect(await page.locator(rows).count()).toBeLessThan(100)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(page.getByText('Line 299.', { exact: true })).toBeVisible()
  await expect(page.getByText('Line 0.', { exact: true })).toHaveCount(0)
  expect(await page.locator(rows).count()).toBeLessThan(100)
})

test('open a recording, follow its words, download it, see its type', { tag: '@phone' }, async ({ page }) => {
  await signUp(page)
  await makeRecordings(page, texts)
  await page.goto('/app/history')
  await expect(page.locator(rows)).toHaveCount(3)
  await expect(page.getByLabel('Search your recordings')).toBeHidden()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download “Apples are red and round.”' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/\.mp3$/u)

  await page.getByRole('button', { name: 'Apples are red and round.', exact: true }).click()
  const details = page.getByRole('dialog', { name: 'Details' })
  await expect(details.getByText('Seed')).toBeVisible()
  await details.getByRole('button', { name: /^Play/u }).click()
  await expect(details.locator('[data-heard]')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Apples are red and round.', exact: true }).click()
  await details.getByRole('button', { name: 'Use again' }).click()
  await expect(page).toHaveURL(/\/text-to-speech$/u)
  await expect(page.getByLabel('Text to speak', { exact: true })).toHaveValue('Apples are red and round.')
  await expect(page.getByText('Same seed next')).toBeVisible()
  await page.goto('/app/history')

  await type(page, 'Voice changer').click()
  await expect(page).toHaveURL(/speech-to-speech\/history$/u)
  await expect(page.getByText('Your voice changes are kept here')).toBeVisible()
  await expectAccessible(page)
  await type(page, 'Text to speech').click()
  await expect(page.locator(rows)).toHaveCount(3)
})

test('say what was good and what was not, in the player', async ({ page }) => {
  await signUp(page)
  await makeRecordings(page, texts.slice(0, 1))
  await page.goto(historyPath)
  await page.getByRole('button', { name: 'Play “Apples are red and round.”' }).first().click()
  await openWholePlayer(page)
  const [up, down] = [
    page.getByRole('button', { name: 'Thumbs up' }),
    page.getByRole('button', { name: 'Thumbs down' }),
  ]
  await up.click()
  const praise = page.getByRole('dialog', { name: 'What did you like?' })
  await praise.getByLabel('Your feedback (optional)').fill('Too short')
  await praise.getByRole('button', { name: 'Send feedback' }).click()
  await expect(praise.getByText('Minimum 20 characters required')).toBeVisible()
  await expectAccessible(page)
  await praise.getByLabel('Your feedback (optional)').fill('This sounds just like my neighbour.')
  await praise.getByRole('button', { name: 'Send feedback' }).click()
  await expect(page.getByText('Your feedback has been submitted, thank you.')).toBeVisible()
  await expect(up).toHaveAttribute('aria-pressed', 'true')

  await down.click()
  const reasons = page.getByRole('dialog', { name: 'What went wrong?' })
  await reasons.getByLabel('Glitches').check()
  await reasons.getByLabel('Audio quality').check()
  await expectAccessible(page)
  await reasons.getByRole('button', { name: 'Send feedback' }).click()
  await expect(reasons).toBeHidden()
  await expect(down).toHaveAttribute('aria-pressed', 'true')
  await expect(up).toHaveAttribute('aria-pressed', 'false')
  await down.click()
  await expect(page.getByRole('dialog', { name: 'What went wrong?' }).getByLabel('Glitches')).toBeChecked()
})

test('see how much room recordings take up, and have old ones deleted', async ({ page }) => {
  await signUp(page)
  await makeRecordings(page, texts.slice(0, 1))
  await page.goto(historyPath)
  await page.getByRole('button', { name: 'Storage and retention' }).click()
  const dialog = page.getByRole('dialog', { name: 'Storage and retention' })
  await expect(dialog.getByText(/^[\d.]+ kB of 2 GB used$/)).toBeVisible()
  await chooseOption(dialog, 'Keep recordings', { value: '30' })
  await expect(dialog.getByRole('alert')).toContainText('older than 30 days will be deleted for good')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await page.getByRole('button', { name: 'Storage and retention' }).click()
  await expect(dialog.getByLabel('Keep recordings')).toHaveAttribute('data-value', '30')
})
