import type { Page } from '@playwright/test'
import { inDatabase, operate } from '../operator.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from '../person.ts'
import { speakReading } from '../recordings.ts'
import { giveClaimedTask } from './claimed-task.testing.ts'
import { givenPrices } from './given-prices.testing.ts'
import { newcomer, signUpProven } from './newcomer.testing.ts'

const script = 'Chapter one.\n\nIt was a dark and stormy night, and the rain fell in torrents.'
const rows = (page: Page) => page.getByRole('list', { name: 'Remarks' }).locator('[data-segment]')
const field = (page: Page) => page.getByRole('textbox', { name: 'Text of the remark' })
const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible()

test('an audiobook is checked against its script, and its remarks are downloaded @phone', async ({
  page: buyer,
  browser,
}) => {
  await givenPrices()
  const { page: producer, email } = await newcomer(browser, buyer)
  await givenReader(email)

  await test.step('the buyer chooses the check, adds script and recording, and pays', async () => {
    await signUpProven(buyer)
    await expect(async () => {
      await buyer.goto('/app/productions/orders/new')
      await expect(buyer.getByRole('heading', { name: 'What you need' })).toBeVisible({ timeout: 5000 })
    }).toPass({ timeout: 90_000 })
    await choose(buyer, 'Kind of work', 'Check of an audiobook')
    await buyer.getByLabel('Script').fill('a'.repeat(150_001))
    await expect(buyer.getByText('This is longer than 150,000 characters.').first()).toBeVisible()
    await buyer.getByLabel('Script').fill(script)
    await buyer
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'chapter one.mp3', mimeType: 'audio/mpeg', buffer: await sound(buyer) })
    await expect(buyer.getByText('$2', { exact: true })).toBeVisible()
    await expectAccessible(buyer)
    await expectNoSidewaysScroll(buyer)
    await buyer.getByRole('button', { name: 'Pay $2' }).click()
    await buyer.getByRole('button', { name: 'Use: Pays', exact: true }).click()
    await buyer.getByRole('button', { name: /^Pay \$2/u }).click()
    await expect(buyer.getByText('Paid', { exact: true }).first()).toBeVisible()
    await expect(buyer.getByText('Audiobook check · English').first()).toBeVisible()
    await operate('productions', 'take', new URL(buyer.url()).pathname.split('/').at(-1) ?? '')
  })

  await test.step('who checks it has the script beside the recording, and writes two remarks', async () => {
    await producer.goto('/app/productions/unclaimed')
    await producer.getByRole('button', { name: 'Claim Audiobook check · English' }).first().click()
    await producer.getByRole('dialog').getByRole('button', { name: 'Claim' }).click()
    await expect(producer.getByRole('textbox', { name: 'Script' })).toHaveValue(script)
    await expect(producer.getByRole('button', { name: 'Tools' })).toHaveCount(0)
    await expectAccessible(producer)
    await expectNoSidewaysScroll(producer)
    await producer.getByRole('button', { name: 'Submit' }).click()
    await expect(producer.getByRole('dialog', { name: 'Submit without remarks?' })).toBeVisible()
    await expectAccessible(producer)
    await producer.getByRole('button', { name: 'Cancel' }).click()
    await producer.getByRole('button', { name: 'Begin a remark' }).click()
    await field(producer).fill('Reads “window” for “night”.')
    await producer.keyboard.press('Alt+i')
    await expect(rows(producer)).toHaveCount(2)
    await field(producer).fill('A chair creaks.')
    await saved(producer)
    await expect(producer.getByRole('radio', { name: /^Checks/u })).toHaveCount(0)
    await producer.getByRole('radio', { name: 'Order' }).press('Space')
    await expect(producer.getByText('The order says nothing more.')).toBeVisible()
    await expectAccessible(producer)
    await producer.getByRole('button', { name: 'Submit' }).click()
    await producer.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
    await expect(producer.getByText('Approved', { exact: true })).toBeVisible()
  })

  await test.step('the buyer reads both remarks with their times', async () => {
    const link = buyer.getByRole('link', { name: /^TXT of chapter one\.mp3/u })
    await expect(async () => {
      await buyer.reload()
      await expect(link).toBeVisible({ timeout: 2000 })
    }).toPass({ timeout: 90_000 })
    const text = await (await buyer.request.get((await link.getAttribute('href')) ?? '')).text()
    expect(text).toMatch(/^\[00:00:00 – 00:00:03\]\nReads “window” for “night”\.\n\n\[.*\]\nA chair creaks\.\n$/u)
    await buyer.locator('summary', { hasText: 'Script' }).click()
    await expect(buyer.getByRole('textbox', { name: 'Script' })).toHaveValue(script)
    await expectAccessible(buyer)
    await expectNoSidewaysScroll(buyer)
  })
})

test('a dub is heard beside its original, and nothing found is submitted as that', async ({ page, browser }) => {
  const { email } = await signUp(page)
  const address = await giveClaimedTask(browser, email, 'The train was late.', {
    service: 'dubbing_review',
    target: 'de',
  })
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: 'Dub review · English → German' })).toBeVisible()
  const video = page.locator('video')
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.readyState)).toBeGreaterThan(0)
  const dub = await video.evaluate((one: HTMLVideoElement) => {
    one.currentTime = 0.5
    return one.src
  })
  await page.getByText('Original', { exact: true }).click()
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.src)).not.toBe(dub)
  await expect
    .poll(() => video.evaluate((one: HTMLVideoElement) => [one.readyState > 0, one.currentTime]))
    .toEqual([true, 0.5])
  await expectAccessible(page)
  await page.keyboard.press('Alt+x')
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.src)).toBe(dub)
  await expect(page.getByRole('radio', { name: 'Dub' })).toBeChecked()
  await page.getByRole('button', { name: 'Submit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Submit without remarks?' })
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Submitted', { exact: true })).toBeVisible()
})

function sound(page: Page): Promise<Buffer> {
  return speakReading(page, 'Chapter one. It was a dark and stormy window, and the rain fell in torrents.')
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page
    .getByRole('combobox', { name: label })
    .or(page.getByRole('button', { name: label }))
    .first()
    .click()
  await page.getByRole('option', { name: option }).click()
}

/** Makes somebody a producer who can check English audiobooks, and whose work nobody reviews. */
function givenReader(email: string): Promise<unknown> {
  return inDatabase((client) =>
    client.query(
      `with producer as (insert into production_producers (id, user_id, workspace_id, name, sampling_percent, created_at)
           select 'p' || u.id, u.id, s.workspace_id, 'Ada', 0, now() from users u join memberships s on s.user_id = u.id
           where u.email = $1 returning id),
         qualification as (insert into production_qualifications
             (id, name, service, source_language, target_language, created_at)
           select 'q' || id, 'Books', 'audiobook_check', 'en', 'en', now() from producer returning id)
       insert into production_held_qualifications (producer_id, qualification_id, granted_at)
       select producer.id, qualification.id, now() from producer, qualification`,
      [email],
    ),
  )
}
