import type { Page } from '@playwright/test'
import { operate } from '../operator.ts'
import { followMail } from '../outbox.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from '../person.ts'
import { makeRecordings } from '../recordings.ts'

test('a listener buys a work in the sandbox and hears all of it, and its author sees what that earned', async ({
  page,
  browser,
}) => {
  const { address, workId } = await givenSoldWork(page)

  const listening = await browser.newContext({ viewport: page.viewportSize() })
  const buyer = await listening.newPage()
  await signUpProven(buyer)
  await buyer.goto(address)
  await expect(buyer.locator('audio')).toHaveCount(1)
  await buyer.getByRole('link', { name: 'Buy for 10€' }).click()
  await expect(buyer.getByRole('heading', { name: 'Buy “Two gardens”' })).toBeVisible()
  await expect(buyer.getByText('10€', { exact: true })).toBeVisible()
  await expectAccessible(buyer)
  await expectNoSidewaysScroll(buyer)
  await buyer.getByRole('button', { name: 'Go to payment' }).click()
  await expect(buyer.getByText('Test money.')).toBeVisible()
  await expectAccessible(buyer)
  await buyer.getByRole('button', { name: 'Use: Pays', exact: true }).click()
  await buyer.getByRole('button', { name: /^Pay 10€/u }).click()
  await expect(buyer).toHaveURL(new RegExp(`/library/${workId}\\?key=`, 'u'))
  await expect(buyer.locator('audio')).toHaveCount(2)
  const heard = buyer.locator('audio').nth(1)
  expect(
    await heard.evaluate(async (audio: HTMLAudioElement) => {
      await audio.play()
      return audio.duration > 0.5
    }),
  ).toBe(true)
  const before = buyer.url()

  await buyer.goto(`/app/purchases?buy=${workId}`)
  await buyer.getByRole('button', { name: 'Go to payment' }).click()
  await expect(buyer.getByRole('alert')).toContainText('You find it in the list below.')
  await buyer.getByRole('button', { name: 'New address for Two gardens' }).click()
  await buyer.getByRole('dialog').getByRole('button', { name: 'New address' }).click()
  await expect(buyer.getByText('The purchase has a new address.')).toBeVisible()
  await expectAccessible(buyer)
  await buyer.goto(before)
  await expect(buyer.locator('audio'), 'the address before').toHaveCount(1)
  await listening.close()

  await page.goto('/app/payouts')
  const earned = page.getByRole('table', { name: 'Balance' })
  await expect(earned.getByRole('row', { name: /^Sales/u })).toContainText('10€')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Refund' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Refund' }).click()
  await expect(page.getByText(/is on its way back/u)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Refund' })).toBeHidden()
})

async function signUpProven(page: Page): Promise<string> {
  const { email } = await signUp(page)
  const mailbox = await page.context().newPage()
  await followMail(mailbox, email, 'Verify your e-mail address')
  await expect(mailbox.getByRole('heading', { name: /Email verified successfully/u })).toBeVisible()
  await mailbox.close()
  return email
}

/** Lets somebody sell a work of two chapters, of which the first is the preview. Answers where it is offered. */
async function givenSoldWork(page: Page): Promise<{ readonly address: string; readonly workId: string }> {
  const email = await signUpProven(page)
  await operate('user', 'set-tier', 'creator', '--email', email)
  await page.goto('/app/payouts')
  await page.getByRole('button', { name: 'Connect account' }).click()
  await page.getByRole('button', { name: 'Use the test bank' }).click()
  await expect(page.getByText('Ready for payouts')).toBeVisible()
  await makeRecordings(page, ['Apples are red and round.', 'Pears are green and long.'])
  const workId = await page.evaluate(actOnWork, undefined)
  await page.goto(`/app/publishing/${workId}`)
  await page.getByRole('button', { name: 'Accept the agreement for authors' }).click()
  await page.getByText('A price', { exact: true }).click()
  await page.getByRole('button', { name: 'Save price' }).click()
  await expect(page.getByText('Enter an amount from')).toBeVisible()
  await page.getByText('Euro', { exact: true }).click()
  await page.getByLabel('Amount').fill('10')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Save price' }).click()
  await expect(page.getByText('The price is saved.')).toBeVisible()
  await page.evaluate(actOnWork, workId)
  return { address: `/library/${workId}`, workId }
}

/** Writes a work by the API, in the browser of whoever does, or releases `written`; answers its id, then once everybody finds it. */
async function actOnWork(written: string | undefined): Promise<string> {
  const session = await (await fetch('/v1/identity/token', { method: 'POST' })).json()
  const authorization = `Bearer ${session.access_token}`
  const ask = async (method: string, path: string, body?: object | FormData) => {
    const isForm = body instanceof FormData
    const answer = await fetch(path, {
      method,
      headers: { authorization, ...(!isForm && body && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  if (written !== undefined) {
    while (!(await ask('POST', `/v1/publishing/works/${written}/check`)).is_ready)
      await new Promise((resolve) => setTimeout(resolve, 300))
    await ask('POST', `/v1/publishing/works/${written}/release`)
    while (!(await fetch(`/library/${written}`)).ok) await new Promise((resolve) => setTimeout(resolve, 300))
    return written
  }
  const { work_id: id } = await ask('POST', '/v1/publishing/works', {
    kind: 'audiobook',
    title: 'Two gardens',
    author: 'Ada',
    description: 'Of two gardens, and who walks in them.',
    language: 'en',
    genres: ['Poetry'],
    audience: 'all ages',
    rights_confirmed: true,
  })
  const { history } = await ask('GET', '/v1/history')
  const chapters = history.map((item: { history_item_id: string; text: string }, at: number) => ({
    history_item_id: item.history_item_id,
    title: item.text,
    is_preview: at === 0,
  }))
  await ask('PUT', `/v1/publishing/works/${id}/chapters`, { chapters })
  const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 400 })
  canvas.getContext('2d')?.fillRect(0, 0, 400, 400)
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  const form = new FormData()
  if (picture) form.append('picture', picture, 'cover.png')
  await ask('POST', `/v1/publishing/works/${id}/cover`, form)
  return id
}
