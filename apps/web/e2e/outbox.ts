import { expect, type Page } from '@playwright/test'

/** Opens the newest mail to an address on the outbox page, and follows its link. */
export async function followMail(page: Page, email: string, subject: string): Promise<void> {
  await page.goto(process.env['VIREO_TEST_OUTBOX'] ?? '/outbox')
  const mail = page.getByRole('listitem').filter({ hasText: email }).filter({ hasText: subject }).first()
  await expect(mail).toBeVisible()
  await mail.getByRole('link').click()
}

/** Answers the code that a mail's link carries, without following it. */
export async function codeOfMail(page: Page, email: string, subject: string): Promise<string> {
  await page.goto(process.env['VIREO_TEST_OUTBOX'] ?? '/outbox')
  const mail = page.getByRole('listitem').filter({ hasText: email }).filter({ hasText: subject }).first()
  const address = (await mail.getByRole('link').getAttribute('href')) ?? ''
  return new URL(address).searchParams.get('verificationCode') ?? ''
}
