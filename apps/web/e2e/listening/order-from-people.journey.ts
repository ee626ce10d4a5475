import type { Page } from '@playwright/test'
import { chooseOption } from '../choose-option.ts'
import { inDatabase, operate, runNow } from '../operator.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../person.ts'
import { speakReading } from '../recordings.ts'
import { givenPrices } from './given-prices.testing.ts'
import { newcomer, signUpProven } from './newcomer.testing.ts'

/** Other journeys see the same instance. */
const own = `${Date.now()} ${process.pid}`
const names = {
  producer: `Ada Writer ${own}`,
  reviewer: `Grace Reviewer ${own}`,
  qualification: `English talks ${own}`,
  recording: `the room ${own}.mp3`,
}

test('a recording is ordered, claimed, reviewed with changes, approved, delivered, accepted and earned', async ({
  page: buyer,
  browser,
}) => {
  const operator = await newcomer(browser, buyer)
  await operate('user', 'make-operator', '--email', operator.email)
  await givenPrices()
  const [producer, reviewer] = [await newcomer(browser, buyer), await newcomer(browser, buyer)]

  await test.step('whoever runs the instance makes a price list and a qualification', async () => {
    const { page } = operator
    await page.goto('/app/admin/productions?show=prices')
    await page.getByRole('button', { name: 'Add price' }).click()
    await chooseOption(page.getByRole('group', { name: /^Price /u }).last(), 'Priority', 'High')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Save price list' }).click()
    await expect(page.getByText('The price list is saved.')).toBeVisible()
    await page.goto('/app/admin/productions?show=qualifications')
    await page.getByRole('button', { name: 'Add qualification' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill(names.qualification)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Add qualification' }).click()
    await expect(page.getByText('The qualification is there.')).toBeVisible()
  })

  await test.step('people apply, are accepted and set up', async () => {
    for (const [{ page }, name] of [
      [producer, names.producer],
      [reviewer, names.reviewer],
    ] as const) {
      await page.goto('/app/productions')
      await page.getByRole('link', { name: 'Work on orders' }).click()
      await page.getByRole('button', { name: 'Apply' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Your name').fill(name)
      await dialog.getByLabel('English').check()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Send application' }).click()
      await expect(page.getByText('Your application was sent.')).toBeVisible()
    }
    const { page } = operator
    await page.goto('/app/admin/productions?show=applicants')
    for (const name of [names.producer, names.reviewer]) {
      await page.getByRole('button', { name: `Accept ${name}` }).click()
      await expect(page.getByRole('button', { name: `Accept ${name}` })).toBeHidden()
    }
    await page.getByText('Accepted', { exact: true }).click()
    for (const name of [names.producer, names.reviewer]) {
      await page.getByRole('button', { name: `Set up ${name}` }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(names.qualification).check()
      if (name === names.reviewer) await dialog.getByLabel('Reviews others').click()
      else await expect(dialog.getByRole('slider')).toHaveValue('100')
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog).toBeHidden()
    }
  })

  await test.step('the buyer adds a recording, sees what it costs, and pays', async () => {
    await signUpProven(buyer)
    await buyer.goto('/app/productions')
    await expect(buyer.getByText('No orders yet')).toBeVisible()
    await buyer.getByRole('link', { name: 'New order' }).click()
    const sound = await speakReading(buyer, 'Please close the window before you leave the room.')
    await buyer
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: names.recording, mimeType: 'audio/mpeg', buffer: sound })
    await expect(buyer.getByText('$2', { exact: true })).toBeVisible()
    await expectAccessible(buyer)
    await expectNoSidewaysScroll(buyer)
    await buyer.getByRole('button', { name: 'Pay $2' }).click()
    await expect(buyer.getByText('Test money.')).toBeVisible()
    await buyer.getByRole('button', { name: 'Use: Pays', exact: true }).click()
    await buyer.getByRole('button', { name: /^Pay \$2/u }).click()
    await expect(buyer).toHaveURL(/\/app\/productions\/orders\/prodorder_/u)
    await expect(buyer.getByText('Paid', { exact: true }).first()).toBeVisible()
    await expectAccessible(buyer)
  })

  await test.step('the order is taken, its task claimed, written and submitted', async () => {
    await operator.page.goto('/app/admin/productions')
    const take = operator.page.getByRole('button', { name: new RegExp(`^Take: .*${names.recording}$`, 'u') })
    await take.click()
    await operator.page.getByRole('dialog').getByRole('button', { name: 'Take' }).click()
    await expect(take).toBeHidden()
    const { page } = producer
    await page.goto('/app/productions')
    await expect(page).toHaveURL(/\/unclaimed$/u)
    await page.getByRole('button', { name: 'Claim Transcript · English' }).click()
    await expect(page.getByRole('dialog')).toContainText('It pays $1.20')
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Claim' }).click()
    await expect(page).toHaveURL(/\/app\/productions\/work\//u)
    await write(page, 'Please close')
  })

  await test.step('a deadline that passes gives the task back with what was written, and it is claimed again', async () => {
    await endDeadlines(producer.email)
    await runNow('productions.tend-tasks')
    const { page } = producer
    await expect(async () => {
      await page.goto('/app/productions/active')
      await expect(page.getByText('No active tasks')).toBeVisible({ timeout: 5000 })
    }).toPass()
    await page.goto('/app/productions/history')
    await expect(page.getByText('Expired', { exact: true })).toBeVisible()
    await page.goto('/app/productions/unclaimed')
    await page.getByRole('button', { name: 'Claim Transcript · English' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Claim' }).click()
    await expect(page).toHaveURL(/\/app\/productions\/work\//u)
    await write(page, 'Please close the windo.')
    await page.keyboard.press('Alt+c')
    await page.getByRole('textbox', { name: 'Comment', exact: true }).fill('Is this the right room?')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('button', { name: /^Edit the comment at 0:00/u })).toBeVisible()
    await page.goto('/app/productions/active')
    await submit(page)
  })

  await test.step('a reviewer finds a comment at its place, asks for changes, reads what changed, and approves', async () => {
    await review(reviewer.page)
    const comment = reviewer.page.getByRole('listitem').filter({ hasText: 'Is this the right room?' })
    await expect(comment.getByRole('button', { name: /^Go to the comment at 0:00/u })).toBeVisible()
    await comment.getByRole('button', { name: /^Resolve/u }).click()
    await expect(comment).toContainText('Resolved by: Reviewer')
    await score(reviewer.page)
    await reviewer.page.getByRole('textbox', { name: 'Note' }).fill('A letter is missing.')
    await reviewer.page.getByRole('button', { name: 'Add note' }).click()
    await expectAccessible(reviewer.page)
    await expectNoSidewaysScroll(reviewer.page)
    await reviewer.page.getByRole('button', { name: 'Request changes' }).click()
    await reviewer.page.getByRole('dialog').getByRole('button', { name: 'Request changes' }).click()
    await expect(reviewer.page.getByText('It goes back with your notes.')).toBeVisible()
    const { page } = producer
    await page.goto('/app/productions/active')
    await page.getByRole('button', { name: 'Feedback' }).click()
    await expect(page.getByRole('dialog')).toContainText('A letter is missing.')
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: 'I have read this' }).click()
    await expect(page.getByRole('dialog').getByText(/^Read /u)).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Open Transcript · English' }).click()
    await write(page, 'Please close the window.')
    await page.goto('/app/productions/active')
    await submit(page)
    await review(reviewer.page)
    await expect(reviewer.page.locator('del', { hasText: 'windo.' })).toBeVisible()
    await expect(reviewer.page.locator('ins', { hasText: 'window.' })).toBeVisible()
    await expectAccessible(reviewer.page)
    await reviewer.page.getByRole('button', { name: 'Approve' }).click()
    await expect(reviewer.page.getByText('Give a score for each of the four.')).toBeVisible()
    await score(reviewer.page)
    await reviewer.page.getByRole('button', { name: 'Approve' }).click()
    await reviewer.page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await expect(reviewer.page.getByRole('heading', { name: 'What was written' })).toBeHidden()
  })

  await test.step('the buyer has the files and accepts them, and the producer has earned', async () => {
    await expect(async () => {
      await buyer.reload()
      await expect(buyer.getByRole('link', { name: `SRT of ${names.recording}` })).toBeVisible({ timeout: 2000 })
    }).toPass()
    const href = await buyer.getByRole('link', { name: `TXT of ${names.recording}` }).getAttribute('href')
    expect(await (await buyer.request.get(href ?? '')).text()).toContain('Please close the window.')
    await expectAccessible(buyer)
    await expectNoSidewaysScroll(buyer)
    await buyer.getByRole('button', { name: 'Accept' }).click()
    await buyer.getByRole('dialog').getByRole('button', { name: 'Accept' }).click()
    await expect(buyer.getByText('Accepted. Thank you!')).toBeVisible()
    const { page } = producer
    await page.goto('/app/productions/dashboard')
    await expect(page.getByRole('row', { name: /Earned/u }).first()).toContainText('$1.20')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.goto('/app/productions/history')
    await expect(page.getByText('Approved', { exact: true })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the producer connects an account, and is paid out', async () => {
    const { page } = producer
    await page.goto('/app/payouts')
    await page.getByRole('button', { name: 'Connect account' }).click()
    await page.getByRole('button', { name: 'Use the test bank' }).click()
    await expect(page.getByText('Ready for payouts')).toBeVisible()
    await runNow('productions.pay-out')
    await expect(async () => {
      await page.goto('/app/productions/dashboard')
      await expect(page.getByRole('row', { name: /Payout/u }).first()).toContainText('$1.20', { timeout: 5000 })
    }).toPass()
    await operator.page.goto('/app/admin/productions?show=ledger')
    await expect(operator.page.getByRole('row', { name: /Producer → Paid out/u }).first()).toContainText('$1.20')
    await expectAccessible(operator.page)
  })
})

/** Begins to review what waits. */
async function review(page: Page): Promise<void> {
  await page.goto('/app/productions/reviews')
  await page.getByRole('button', { name: `Review Transcript · English · ${names.recording}` }).click()
  await expect(page.getByRole('heading', { name: 'What was written' })).toBeVisible()
}

/** Gives 4 of 5 for each of what is judged. */
async function score(page: Page): Promise<void> {
  for (const radio of await page.getByRole('radio', { name: '4', exact: true }).all())
    await radio.check({ force: true })
}

/** Submits the one task that is active. */
async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Submitted', { exact: true })).toBeVisible()
}

/** Writes a text in the workbench that is open: in its first segment, which is begun where there is none. */
async function write(page: Page, text: string): Promise<void> {
  const segment = page.getByRole('list', { name: 'Segments' }).locator('[data-segment]').first()
  const nothing = page.getByText('Nothing is written yet')
  await expect(segment.or(nothing).first()).toBeVisible()
  if (await segment.isVisible()) await segment.click()
  else await page.keyboard.press('Alt+i')
  await page.getByRole('textbox', { name: 'Text of the segment' }).fill(text)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
}

/** Lets the deadlines of somebody pass. */
function endDeadlines(email: string): Promise<unknown> {
  return inDatabase((client) =>
    client.query(
      `update production_tasks t set deadline_at = now() - interval '1 minute'
       from production_producers p join users u on u.id = p.user_id
       where t.producer_id = p.id and t.state = 'claimed' and u.email = $1`,
      [email],
    ),
  )
}
