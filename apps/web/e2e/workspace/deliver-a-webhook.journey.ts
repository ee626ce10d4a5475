import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from '../person.ts'

type Receiver = { readonly url: string; status: number; readonly got: { body: string; signature: string }[] }

/** A server of a customer's, which answers what the test says. */
async function givenReceiver(): Promise<Receiver & { close(): void }> {
  const receiver = { url: '', status: 200, got: [] as Receiver['got'], close: () => undefined as void }
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (part: string) => (body += part))
    request.on('end', () => {
      receiver.got.push({ body, signature: String(request.headers['elevenlabs-signature']) })
      response.writeHead(receiver.status).end(receiver.status === 200 ? 'thanks' : 'out of order')
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`
  receiver.close = () => void server.close()
  return receiver
}

async function createWebhook(page: Page, url: string): Promise<string> {
  await page.getByRole('button', { name: 'Create webhook' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Billing')
  await dialog.getByLabel('Address').fill(url)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Create webhook' }).click()
  await expect(dialog).toContainText('The secret of your webhook')
  await expectAccessible(page)
  const secret = await dialog.getByLabel('Secret').inputValue()
  await dialog.getByRole('button', { name: 'I have saved it' }).click()
  return secret
}

test('a webhook is delivered, fails, and is sent again from its log', async ({ page }) => {
  const receiver = await givenReceiver()
  await signUp(page, { at: '/app/developers/webhooks' })
  await expect(page.getByText('No webhooks yet')).toBeVisible()
  const secret = await createWebhook(page, receiver.url)
  expect(secret).toMatch(/^wsec_/)
  await expect(page.getByText('Nothing sent yet').locator('visible=true')).toBeVisible()

  await page.getByRole('button', { name: 'Open the log of “Billing”' }).click()
  await page.getByRole('button', { name: 'Send a test' }).click()
  const rows = page.getByRole('list', { name: 'Deliveries' }).getByRole('listitem')
  await expect(rows.first()).toContainText('Delivered')
  const [first] = receiver.got
  const t = /t=(\d+)/.exec(first?.signature ?? '')?.[1]
  const signed = createHmac('sha256', secret).update(`${t}.${first?.body}`).digest('hex')
  expect(first?.signature).toBe(`t=${t},v0=${signed}`)

  receiver.status = 503
  await page.getByRole('button', { name: 'Send a test' }).click()
  await expect(rows.first()).toContainText('Failed')
  await rows.first().getByRole('button', { name: 'Open' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('The receiver answered with status 503.')
  await expect(dialog).toContainText('out of order')
  await expectAccessible(page)

  receiver.status = 200
  await dialog.getByRole('button', { name: 'Send again' }).click()
  await expect(rows.first()).toContainText('Delivered')
  await expect(rows.first()).toContainText('Sent again')
  expect(receiver.got[2]?.body).toBe(receiver.got[1]?.body)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: 'More actions for “Billing”' }).click()
  await page.getByRole('menuitem', { name: 'Disable' }).click()
  await expect(page.getByText('It is disabled, so nothing is sent.')).toBeVisible()
  await page.goto('/app/settings/webhooks')
  await expect(page.getByRole('table', { name: 'Webhooks of this workspace' })).toContainText('Disabled')
  await expectNoSidewaysScroll(page)
  receiver.close()
})

test('a service account gets a key, which is replaced without an interruption', async ({ page }) => {
  await signUp(page, { at: '/app/workspace/service-accounts' })
  await expect(page.getByText('No service accounts yet')).toBeVisible()
  await page.getByRole('button', { name: 'Create service account' }).click()
  await page.getByLabel('Name').fill('Build server')
  await page.getByRole('dialog').getByRole('button', { name: 'Create service account' }).click()
  const card = page.getByRole('region', { name: 'Build server' })
  await expect(card).toContainText('No keys yet')

  await card.getByRole('button', { name: 'Create a key for “Build server”' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Deploy')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Create key' }).click()
  await expect(dialog).toContainText('Your new API key')
  const key = await dialog.getByLabel('API key').inputValue()
  await dialog.getByRole('button', { name: 'I have saved it' }).click()
  const asks = async (secret: string) =>
    (await page.request.get('/v1/models', { headers: { 'xi-api-key': secret } })).status()
  expect(await asks(key)).toBe(200)

  await card.getByRole('button', { name: 'More actions for “Deploy”' }).click()
  await page.getByRole('menuitem', { name: 'Replace' }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Replace key' }).click()
  const successor = await dialog.getByLabel('API key').inputValue()
  await dialog.getByRole('button', { name: 'I have saved it' }).click()
  await expect(card.getByText(/Expires \d/)).toBeVisible()
  expect([await asks(key), await asks(successor)]).toEqual([200, 200])
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await card.getByRole('button', { name: 'More actions for “Build server”' }).click()
  await page.getByRole('menuitem', { name: 'Disable' }).click()
  await expect(card.getByText('Disabled', { exact: true })).toBeVisible()
  await expect.poll(() => asks(successor)).toBe(401)
})
