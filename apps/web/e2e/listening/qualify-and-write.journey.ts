import type { Page } from '@playwright/test'
import { chooseOption } from '../choose-option.ts'
import { operate } from '../operator.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../person.ts'
import { speakReading } from '../recordings.ts'
import { givenPrices } from './given-prices.testing.ts'
import { newcomer, signUpProven } from './newcomer.testing.ts'

/** Other journeys order transcripts in English, which anybody who can write them may claim. */
const language = { name: 'Spanish', code: 'es' }
const said = 'Please close the window before you leave the room.'

test('a producer fails a test and passes it, buyer and producer write to each other, and an invoice is seen', async ({
  page: buyer,
  browser,
}) => {
  const operator = await newcomer(browser, buyer)
  await operate('user', 'make-operator', '--email', operator.email)
  const { page } = await newcomer(browser, buyer)
  await prepare(operator.page, page)

  await test.step('a test is begun, left, taken up again where it was, and failed', async () => {
    await page.goto('/app/productions/settings')
    await page.getByRole('link', { name: 'See qualifications' }).click()
    await expect(page.getByText('2 attempts left')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Take the test: English talks' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click()
    await expect(page.getByRole('timer')).toHaveText(/^(?:20:00|19:\d\d)$/u)
    await page.getByRole('button', { name: 'Play Recording of question 1' }).click()
    await expect(page.getByRole('button', { name: 'Pause Recording of question 1' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Answer to question 1' }).fill('Please open the door.')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.goto('/app/productions/settings/qualifications')
    await page.getByRole('link', { name: 'Go on with the test: English talks' }).click()
    await expect(page.getByRole('textbox', { name: 'Answer to question 1' })).toHaveValue('Please open the door.')
    await handIn(page)
    await expect(page.getByText('Not passed')).toBeVisible()
    await expect(page.getByText('You can try again.')).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(said)
    await expectAccessible(page)
  })

  await test.step('the next attempt passes, and the qualification is there', async () => {
    await page.getByRole('link', { name: 'All qualifications' }).click()
    await expect(page.getByText('1 attempt left')).toBeVisible()
    await page.getByRole('button', { name: 'Take the test: English talks' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click()
    await page.getByRole('textbox', { name: 'Answer to question 1' }).fill(said)
    await page.getByRole('textbox', { name: 'Answer to question 2' }).fill('good morning')
    await handIn(page)
    await expect(page.getByText('Passed', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'All qualifications' }).click()
    await expect(page.getByText('Qualified', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Take the test: English talks' })).toBeHidden()
  })

  await test.step('a buyer says how a name is written, pays, writes, and sees the invoice', async () => {
    await signUpProven(buyer)
    const sound = await speakReading(buyer, said)
    await buyer.goto('/app/productions/orders/new')
    await chooseOption(buyer, 'Language of the recordings', language.name)
    await buyer
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'the room.mp3', mimeType: 'audio/mpeg', buffer: sound })
    await buyer.getByText('Details', { exact: true }).click()
    await buyer.getByRole('button', { name: 'Add a term' }).click()
    await buyer.getByRole('textbox', { name: 'Term 1, as it is heard' }).fill('window')
    await buyer.getByRole('textbox', { name: 'Term 1, as it is written' }).fill('Window')
    await expectAccessible(buyer)
    await expectNoSidewaysScroll(buyer)
    await buyer.getByRole('button', { name: 'Pay $2' }).click()
    await buyer.getByRole('button', { name: 'Use: Pays', exact: true }).click()
    await buyer.getByRole('button', { name: /^Pay \$2/u }).click()
    await expect(buyer).toHaveURL(/\/app\/productions\/orders\/prodorder_/u)
    await expect(buyer.getByText('Nobody has written anything yet.')).toBeVisible()
    await write(buyer, 'The speaker is called Grace.')
    await expect(buyer.getByText('Buyer (you)')).toBeVisible()
    await expectAccessible(buyer)
    await buyer.getByRole('link', { name: 'Invoice' }).click()
    await expect(buyer.getByRole('rowheader', { name: /the room\.mp3/u })).toBeVisible()
    await expect(buyer.getByText('Total, paid')).toBeVisible()
    await expectAccessible(buyer)
    await expectNoSidewaysScroll(buyer)
    await buyer.emulateMedia({ media: 'print' })
    await expect(buyer.getByRole('button', { name: 'Print' })).toBeHidden()
    await expect(buyer.getByRole('navigation')).toHaveCount(0)
    await expect(buyer.getByText('Total, paid')).toBeVisible()
    await buyer.emulateMedia({ media: null })
  })

  await test.step('the producer claims it, finds the message and the term, and answers', async () => {
    const order = /prodorder_\w+/u.exec(buyer.url())?.[0] ?? ''
    await ask(operator.page, 'POST', `/v1/admin/productions/orders/${order}/decisions`, { decision: 'take' })
    await page.goto('/app/productions/unclaimed')
    await page.getByRole('button', { name: `Claim Transcript · ${language.name}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Claim' }).click()
    await expect(page).toHaveURL(/\/app\/productions\/work\//u)
    await page.getByText('Order', { exact: true }).click()
    await expect(page.getByText('Window', { exact: true })).toBeVisible()
    await page.goto('/app/productions/active')
    await page.getByRole('button', { name: `Messages: Transcript · ${language.name}` }).click()
    await expect(page.getByRole('dialog')).toContainText('The speaker is called Grace.')
    await write(page, 'Thank you, noted.')
    await expect(page.getByText('Producer (you)')).toBeVisible()
    await expectAccessible(page)
    await buyer.goBack()
    await expect(buyer.getByText('Thank you, noted.')).toBeVisible()
    await expect(buyer.getByRole('listitem').filter({ hasText: 'Thank you' })).toContainText('Producer')
  })

  await test.step('the producer sees their figures and the statement of this month', async () => {
    await page.goto('/app/productions/dashboard')
    await expect(page.getByRole('heading', { name: 'How you work' })).toBeVisible()
    await expect(page.getByText('Nothing happened in this month.')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
})

/** Makes prices, and by the API a qualification with a test and a producer. */
async function prepare(operator: Page, producer: Page): Promise<void> {
  const admin = '/v1/admin/productions'
  await givenPrices()
  const work = { service: 'transcription', source_language: language.code, target_language: language.code }
  const { qualification_id: id } = await ask(operator, 'POST', `${admin}/qualifications`, {
    name: 'English talks',
    ...work,
  })
  const sound = await speakReading(operator, said)
  const recording = await bringRecording(operator, `${admin}/qualifications/${id}/recordings`, sound)
  await ask(operator, 'PUT', `${admin}/qualifications/${id}/test`, {
    pass_percent: 80,
    minutes: 20,
    attempts_max: 2,
    pause_hours: 0,
    questions: [
      { prompt: 'Write down what is said.', expected: said, recording_id: recording },
      { prompt: 'Write “Guten Morgen” in English.', expected: 'Good morning.' },
    ],
  })
  const applicants = '/v1/productions/producer-applicants'
  const applicant = await ask(producer, 'POST', applicants, { name: 'Ada Writer', languages: ['en'] })
  await ask(operator, 'PUT', `${applicants}/${applicant['applicant_id']}`, { decision: 'accept' })
}

/** Asks the API for whoever is signed in on a page. */
function ask(page: Page, method: string, path: string, body: object): Promise<Record<string, string>> {
  return page.evaluate(
    async (asked) => {
      const session = await (await fetch('/v1/identity/token', { method: 'POST' })).json()
      const headers = { authorization: `Bearer ${session.access_token}`, 'content-type': 'application/json' }
      const answer = await fetch(asked.path, { method: asked.method, headers, body: JSON.stringify(asked.body) })
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
      return answer.json()
    },
    { method, path, body },
  )
}

/** Adds a recording that a test asks about, and answers its id. */
function bringRecording(page: Page, path: string, sound: Buffer): Promise<string> {
  return page.evaluate(
    async (sent) => {
      const session = await (await fetch('/v1/identity/token', { method: 'POST' })).json()
      const body = new FormData()
      const bytes = Uint8Array.from(atob(sent.encoded), (character) => character.charCodeAt(0))
      body.append('recording', new Blob([bytes], { type: 'audio/mpeg' }), 'said.mp3')
      const headers = { authorization: `Bearer ${session.access_token}` }
      const answer = await fetch(sent.path, { method: 'POST', headers, body })
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
      return String((await answer.json()).recording_id)
    },
    { path, encoded: sound.toString('base64') },
  )
}

async function handIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hand in' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click()
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).fill(text)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText(text)).toBeVisible()
}
