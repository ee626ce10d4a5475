import type { Page } from '@playwright/test'
import { inDatabase, operate } from '../operator.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from '../person.ts'
import { speakReading } from '../recordings.ts'
import { giveClaimedTask } from './claimed-task.testing.ts'

const root = '/app/admin/productions'
/** Other journeys see the same instance. */
const own = `${Date.now()} ${process.pid}`
const names = {
  qualification: `Rooms ${own}`,
  team: `Team ${own}`,
  producer: `Joan ${own}`,
  order: `Talks ${own}`,
  dispute: `Half of ${own} is missing.`,
}
const list = [
  'name,email,languages,note',
  `Ada Lovelace,ada-${own.replace(' ', '-')}@example.test,en de,Talks`,
  'Grace Hopper,no address,en,',
  'Joan Clarke,joan@example.test',
]

test('whoever runs the instance invites people, writes a test, makes a team and decides a dispute @phone', async ({
  page,
  browser,
}) => {
  const { email } = await signUp(page)
  await operate('user', 'make-operator', '--email', email)
  const producer = await browser.newPage({ baseURL: process.env['VIREO_TEST_URL'] ?? '' })
  const { email: producerEmail } = await signUp(producer)
  await producer.close()
  const address = await giveClaimedTask(browser, producerEmail, 'Please close the window before you leave.')
  await nameThem(address)

  await test.step('a list of candidates says at each row what became of it', async () => {
    await page.goto(`${root}?show=applicants`)
    await page.getByRole('button', { name: 'Invite from a list' }).click()
    await expectNoSidewaysScroll(page)
    const buffer = Buffer.from(list.join('\n'))
    await page.locator('input[type=file]').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer })
    await expect(page.getByText('1 invited · 0 known already · 2 refused')).toBeVisible()
    await expect(page.getByRole('row', { name: /no address/u })).toContainText('This is no e-mail address.')
    await expect(page.getByRole('row', { name: /Joan Clarke/u })).toContainText('more or fewer cells')
    await expect(page.getByRole('row', { name: /Ada Lovelace/u })).toHaveCount(0)
    await page.getByRole('radio', { name: 'All rows' }).press('Space')
    await expect(page.getByRole('row', { name: /Ada Lovelace/u })).toContainText('Invited')
    await looks(page)
  })

  await test.step('a test is written with a recording, is refused while a question is empty, and is there again', async () => {
    await page.goto(`${root}?show=qualifications`)
    await page.getByRole('button', { name: 'Add qualification' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill(names.qualification)
    await dialog.getByRole('button', { name: 'Add qualification' }).click()
    await page.getByRole('link', { name: `Test: ${names.qualification}` }).click()
    const sound = await speakReading(page, 'Please close the window.')
    await page.getByLabel('What to do').fill('Write down what is said.')
    await page.getByLabel('Add recording to question 1', { exact: true }).last().setInputFiles({
      name: 'window.mp3',
      mimeType: 'audio/mpeg',
      buffer: sound,
    })
    await expect(page.getByRole('button', { name: 'Remove recording of question 1' })).toBeVisible()
    await page.getByRole('button', { name: 'Save test' }).click()
    await expect(page.getByText('Enter the right answer, with a word in it.')).toBeVisible()
    await looks(page)
    await page.getByLabel('Right answer').fill('Please close the window.')
    await page.getByRole('button', { name: 'Save test' }).click()
    await expect(page.getByText('The test is saved.')).toBeVisible()
    await page.getByRole('link', { name: `Test: ${names.qualification}` }).click()
    await expect(page.getByLabel('Right answer')).toHaveValue('Please close the window.')
    await expect(page.locator('audio[aria-label="recording of question 1"]')).toHaveJSProperty('error', null)
    await expect(page.getByRole('button', { name: 'Remove test' })).toBeVisible()
  })

  await test.step('a producer is granted a qualification, which is withdrawn again', async () => {
    await page.goto(`${root}?show=producers`)
    for (const isHeld of [true, false]) {
      await page.getByRole('button', { name: `Set up ${names.producer}` }).click()
      const dialog = page.getByRole('dialog')
      const box = dialog.getByLabel(names.qualification)
      await expect(box).toBeChecked({ checked: !isHeld })
      await box.setChecked(isHeld)
      await expect(dialog.getByText('How they work')).toBeVisible()
      await looks(page)
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog).toBeHidden()
    }
  })

  await test.step('a team is made, given a task, and removed', async () => {
    await page.goto(`${root}?show=teams`)
    await page.getByRole('button', { name: 'New team' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill(names.team)
    await dialog.getByLabel(names.producer).check()
    await looks(page)
    await dialog.getByRole('button', { name: 'Make team' }).click()
    await expect(page.getByText(`1 member: ${names.producer}`)).toBeVisible()
    await page.goto(`${root}?show=tasks`)
    await choose(page, 'State', 'In work')
    await page.getByRole('button', { name: 'More for Transcript · French' }).first().click()
    await page.getByRole('menuitem', { name: 'Give to a team…' }).click()
    await choose(page, 'Team', names.team)
    await looks(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('For a team').first()).toBeVisible()
    await page.goto(`${root}?show=teams`)
    await page.getByRole('button', { name: `Remove ${names.team}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByRole('heading', { name: names.team })).toBeHidden()
  })

  await test.step('a dispute is read with its messages, answered and decided', async () => {
    await dispute(address)
    await page.goto(`${root}?show=disputed`)
    await expect(page.getByText(names.dispute)).toBeVisible()
    await page.getByRole('button', { name: `Messages about ${names.order}` }).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByText('Please look at minute two.')).toBeVisible()
    await sheet.getByRole('textbox', { name: 'Message' }).fill('I will hear it today.')
    await looks(page)
    await sheet.getByRole('button', { name: 'Send' }).click()
    await expect(sheet.getByRole('listitem').filter({ hasText: 'I will hear it today.' })).toContainText(
      'Operator (you)',
    )
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: `Give the money back: ${names.order}` }).click()
    await page.getByRole('dialog').getByRole('textbox').fill('You are right.')
    await looks(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Give the money back' }).click()
    await expect(page.getByRole('heading', { name: names.order })).toBeHidden()
    await page.goto(`${root}?show=ledger`)
    await expect(page.getByRole('heading', { name: 'Balances' })).toBeVisible()
    await looks(page)
  })
})

/** Checks that everybody can use what is shown, and that it fits. */
async function looks(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

/** Chooses in a list that opens. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  await page
    .getByRole('combobox', { name: label })
    .or(page.getByRole('button', { name: label }))
    .last()
    .click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Gives a task, its order and who has it names that nobody else has. */
async function nameThem(address: string): Promise<void> {
  const task = address.split('/').at(-1)
  await inDatabase(async (client) => {
    await client.query(
      `update production_orders set name = $2 where id = (select order_id from production_tasks where id = $1)`,
      [task, names.order],
    )
    await client.query(
      `update production_producers set name = $2 where id = (select producer_id from production_tasks where id = $1)`,
      [task, names.producer],
    )
    await client.query("update production_tasks set source_language = 'fr', target_language = 'fr' where id = $1", [
      task,
    ])
  })
}

/** Lets the buyer of a task refuse what was delivered, with a message. */
async function dispute(address: string): Promise<void> {
  const task = address.split('/').at(-1)
  await inDatabase(async (client) => {
    await client.query(
      `update production_orders set paid_at = now(), delivered_at = now(), dispute = $2
       where id = (select order_id from production_tasks where id = $1)`,
      [task, names.dispute],
    )
    await client.query(
      `insert into production_messages (id, order_id, author, text, created_at)
       select 'prodmsg_' || id, order_id, 'buyer', 'Please look at minute two.', now()
       from production_tasks where id = $1`,
      [task],
    )
  })
}
