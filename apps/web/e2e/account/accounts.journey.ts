import type { Page } from '@playwright/test'
import { operate } from '../operator.ts'
import { codeOfMail, followMail } from '../outbox.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, signUpByForm, test } from '../person.ts'

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/app/sign-in')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

async function expectWell(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

test('sign up, verify by the mailed link, sign in', async ({ page, browser }) => {
  await page.goto('/app/sign-up')
  await expectWell(page)
  const { email, password } = await signUpByForm(page)
  const elsewhere = await browser.newContext({ baseURL: process.env['VIREO_TEST_URL'] ?? '' })
  const mailbox = await elsewhere.newPage()
  await followMail(mailbox, email, 'Verify your e-mail address')
  await expect(
    mailbox.getByRole('heading', { name: 'Email verified successfully! Please sign back in to continue.' }),
  ).toBeVisible()
  await expectWell(mailbox)
  await mailbox.getByRole('link', { name: 'Sign in' }).click()
  await mailbox.getByLabel('Password', { exact: true }).fill(password)
  await mailbox.getByRole('button', { name: 'Show password' }).click()
  await expect(mailbox.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await signIn(mailbox, email, password)
  await expect(mailbox).toHaveURL(/\/app\/home/)
  await elsewhere.close()
})

test('forgot, reset, and old sessions are over', async ({ page, browser }) => {
  const { email, password } = await signUp(page)
  const elsewhere = await browser.newContext({ baseURL: process.env['VIREO_TEST_URL'] ?? '' })
  const other = await elsewhere.newPage()
  await other.goto('/app/sign-in')
  await other.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(other.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  await expectWell(other)
  await other.getByLabel('E-mail address').fill(email)
  await other.getByRole('button', { name: 'Send link' }).click()
  await expect(other.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  await expect(other.getByRole('link', { name: 'Open the outbox of this machine' })).toBeVisible()
  await followMail(other, email, 'Choose a new password')
  await expect(other.getByText(email)).toBeVisible()
  await expectWell(other)
  await other.getByLabel('New password').fill('short')
  await other.getByRole('button', { name: 'Save new password' }).click()
  await expect(other.getByText('Use at least 8 characters.').first()).toBeVisible()
  await other.getByLabel('New password').fill('another battery staple')
  await other.getByRole('button', { name: 'Save new password' }).click()
  await expect(other.getByText('Your password was changed. Sign in with the new one.')).toBeVisible()
  await elsewhere.close()

  await page.reload()
  await expect(page).toHaveURL(/\/app\/sign-in/)
  await signIn(page, email, password)
  await expect(page.getByText('The e-mail address or the password is wrong.')).toBeVisible()
  await signIn(page, email, 'another battery staple')
  await expect(page).toHaveURL(/\/app\/home/)
})

test('a link that was used, or never existed, says so', async ({ page }) => {
  await page.goto('/app/sign-in/reset-password?verificationCode=nonsense')
  await expect(page.getByText('This link is no longer valid')).toBeVisible()
  await expectWell(page)
  await page.goto('/app/action?mode=verifyEmail&oobCode=nonsense')
  await expect(page.getByText('This link is no longer valid. It may have expired or been used already.')).toBeVisible()
  await expectWell(page)
})

test.describe('the action route', () => {
  const dialog = (page: Page, title: string) => page.getByRole('dialog', { name: title })

  test('optOutOfUpdates fails with a bad code', async ({ page }) => {
    await page.goto('/app/action?mode=optOutOfUpdates&verificationCode=nonsense&continueUrl=/app/usage')
    await expect(dialog(page, 'An error occurred')).toContainText(
      'An error occurred while trying to opt you out from receiving product updates, please try again.',
    )
    await expectAccessible(page)
  })

  test('resetPassword leads to the reset page with its code', async ({ page }) => {
    const { email } = await signUp(page, { at: '/app/sign-in/forgot-password' })
    await page.getByLabel('E-mail address').fill(email)
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
    const code = await codeOfMail(page, email, 'Choose a new password')
    await page.goto(`/app/action?mode=resetPassword&oobCode=${code}`)
    await expect(page).toHaveURL(/\/app\/sign-in\/reset-password\?verificationCode=/)
    await expect(page.getByLabel('New password')).toBeVisible()
  })

  test('recoverEmail does nothing and goes on', async ({ page }) => {
    await page.goto('/app/action?mode=recoverEmail&oobCode=x&continueUrl=https://evil.example/')
    await expect(page).toHaveURL(/\/app\/sign-in/)
  })

  test('verifySignInRequest asks, and cancelling leads to the start', async ({ page }) => {
    await signUp(page, { at: '/app/action?mode=verifySignInRequest&verificationCode=nonsense' })
    const ask = dialog(page, 'Grant Support Access to Your Account')
    await expect(ask).toBeVisible()
    await expectAccessible(page)
    await ask.getByRole('button', { name: 'Grant Access' }).click()
    await expect(
      page.getByText('This link is no longer valid. It may have expired or been used already.'),
    ).toBeVisible()
    await ask.getByRole('button', { name: 'Cancel' }).click()
    await expect(page).toHaveURL(/\/$|\/app\/home/)
  })

  test('an unknown mode, and nothing at all, are errors', async ({ page }) => {
    for (const query of ['?mode=signIn', '']) {
      await page.goto(`/app/action${query}`)
      await expect(page.getByText('Unknown received for firebase handler')).toBeVisible()
      await expectAccessible(page)
    }
  })

  test('a coupon asks people to sign in, to verify, or is refused', async ({ page, browser }) => {
    const visitor = await browser.newContext({ baseURL: process.env['VIREO_TEST_URL'] ?? '' })
    const outside = await visitor.newPage()
    await outside.goto('/app/action?coupon=SAVE')
    await expect(dialog(outside, 'Please sign in')).toBeVisible()
    await expectAccessible(outside)
    await dialog(outside, 'Please sign in').getByRole('button', { name: 'Close' }).last().click()
    await expect(outside).toHaveURL(/\/app\/sign-in/)
    await visitor.close()

    const { email } = await signUp(page, { at: '/app/action?coupon=SAVE' })
    await expect(dialog(page, 'Verify your e-mail address first')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Send verification e-mail' }).click()
    await expect(page.getByText('We have sent you an e-mail. Please open its link.')).toBeVisible()
    await followMail(page, email, 'Verify your e-mail address')
    await expect(page.getByText('Email verified successfully!')).toBeVisible()
    await page.goto('/app/action?coupon=SAVE')
    await expect(dialog(page, 'Invalid promocode')).toBeVisible()
    await dialog(page, 'Invalid promocode').getByRole('button', { name: 'Close' }).last().click()
    await expect(page).toHaveURL(/\/app\/home/)
  })

  test('a coupon waits for the sign-in, for the verified address, and is used then', async ({ page, browser }) => {
    const code = `WAIT${Date.now()}`
    await operate('promo', 'create', '--code', code, '--amount-off', '2200', '--months', '1')
    await page.goto(`/app/action?coupon=${code}&continueUrl=/app/usage`)
    await dialog(page, 'Please sign in').getByRole('button', { name: 'Close' }).last().click()
    await expect(page).toHaveURL(/\/app\/sign-in/)
    const { email } = await signUp(page)
    const elsewhere = await browser.newContext({ baseURL: process.env['VIREO_TEST_URL'] ?? '' })
    const mailbox = await elsewhere.newPage()
    await followMail(mailbox, email, 'Verify your e-mail address')
    await expect(mailbox.getByText('Email verified successfully!')).toBeVisible()
    await elsewhere.close()
    await page.reload()
    await expect(page).toHaveURL(/\/app\/subscription\?promo=applied/)
    await expect(page.getByText(/Coupon code applied for checkout!/u).first()).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('vireo.waiting-coupon'))).toBeNull()
  })

  test('a verification leads where its link says, with what earlier links carried', async ({ page, browser }) => {
    const { email, password } = await signUp(page)
    const code = await codeOfMail(page, email, 'Verify your e-mail address')
    const visitor = await browser.newContext({ baseURL: process.env['VIREO_TEST_URL'] ?? '' })
    const outside = await visitor.newPage()
    await outside.goto('/app/action?mode=resetPassword&oobCode=x&internalCode=early')
    await expect(outside).toHaveURL(/reset-password/)
    const link = `/app/action?mode=verifyEmail&oobCode=${code}&continueUrl=/app/settings/profile&invite_code=inv`
    await outside.goto(link)
    await expect(outside.getByText('Email verified successfully!')).toBeVisible()
    expect(await outside.evaluate(() => localStorage.getItem('invite-code'))).toContain('inv')
    expect(await outside.evaluate(() => JSON.stringify(localStorage))).not.toContain(code)
    await outside.getByRole('link', { name: 'Sign in' }).click()
    const asked = outside.waitForRequest((request) => request.url().includes('/v1/user/email?'))
    await outside.getByLabel('E-mail address').fill(email)
    await outside.getByLabel('Password', { exact: true }).fill(password)
    await outside.getByRole('button', { name: 'Sign in', exact: true }).click()
    expect(new URL((await asked).url()).searchParams.get('verification_code')).toBe('early')
    await expect(outside).toHaveURL(/\/app\/settings\/profile$/)
    await outside.goto(link)
    await expect(outside.getByRole('heading', { name: 'Your e-mail address is verified' })).toBeVisible()
    await expectWell(outside)
    // Whoever is inside already is not asked to sign in.
    await expect(outside.getByRole('link', { name: 'Sign in' })).toHaveCount(0)
    await outside.getByRole('link', { name: 'Continue' }).click()
    await expect(outside).toHaveURL(/\/app\/settings\/profile$/)
    await visitor.close()
  })

  test('newUser and internalCode travel on to where the link leads', async ({ page }) => {
    await signUp(page)
    const asked = page.waitForRequest((request) => request.url().includes('/v1/user/email?'))
    await page.goto('/app/action?newUser=true&internalCode=nonsense&continueUrl=/app/settings/profile')
    expect(new URL((await asked).url()).searchParams.get('verification_code')).toBe('nonsense')
    await expect(page).toHaveURL(/\/app\/settings\/profile/)
    await expect(page.getByText(/^Unable to update email, /)).toBeVisible()
  })

  test('an invitation leads to sign-up and waits there', async ({ page }) => {
    await page.goto('/app/action?invite_code=from-a-friend')
    await expect(page).toHaveURL(/\/app\/sign-up/)
    expect(await page.evaluate(() => localStorage.getItem('invite-code'))).toContain('from-a-friend')
  })
})
