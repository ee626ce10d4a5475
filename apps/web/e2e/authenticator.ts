import { expect, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expectAccessible } from './person.ts'

const aWindowMs = 30_000

/** Answers the code that an authenticator app shows, `ahead` windows from now. */
export function codeOf(secret: string, ahead = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead * aWindowMs })
}

/** Sets up an app in the open dialog or on the page that asks for it. Answers its secret and the backup codes. */
export async function setUpApp(page: Page): Promise<{ secret: string; backupCodes: string[] }> {
  await page.getByRole('button', { name: 'Use an authenticator app' }).click()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
  await expectAccessible(page)
  await page.getByLabel('Code from your authenticator app').fill(codeOf(secret))
  await page.getByRole('button', { name: 'Confirm' }).click()
  const list = page.getByRole('list', { name: 'Backup codes' })
  await expect(list.getByRole('listitem')).toHaveCount(10)
  await expectAccessible(page)
  const backupCodes = await list.getByRole('listitem').allInnerTexts()
  await page.getByRole('button', { name: 'I have saved them' }).click()
  return { secret, backupCodes }
}
