import type { Browser, Page } from '@playwright/test'
import { followMail } from '../outbox.ts'
import { expect, signUp } from '../person.ts'

export type Newcomer = { readonly page: Page; readonly email: string }

/** Brings somebody else, in a browser of their own of the same size, whose address is proven. */
export async function newcomer(browser: Browser, like: Page): Promise<Newcomer> {
  const context = await browser.newContext({ viewport: like.viewportSize() })
  const page = await context.newPage()
  return { page, email: await signUpProven(page) }
}

/** Signs somebody new up and proves their address, which it answers. */
export async function signUpProven(page: Page): Promise<string> {
  const { email } = await signUp(page)
  const mailbox = await page.context().newPage()
  await followMail(mailbox, email, 'Verify your e-mail address')
  await expect(mailbox.getByRole('heading', { name: /Email verified successfully/u })).toBeVisible()
  await mailbox.close()
  return email
}
