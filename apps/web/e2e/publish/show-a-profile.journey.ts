import { followMail } from '../outbox.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, expectNothingInTheWay, signUp, test } from '../person.ts'

test(
  'a profile is shown, seen by a stranger, renamed, reported, and gone when it is switched off',
  { tag: '@phone' },
  async ({ page, browser }) => {
    const person = await signUp(page, { at: '/app/profiles' })
    const mailbox = await page.context().newPage()
    await followMail(mailbox, person.email, 'Verify your e-mail address')
    await expect(mailbox.getByRole('heading', { name: /Email verified successfully/u })).toBeVisible()
    await mailbox.close()
    const [first, second] = [`ada-${Date.now().toString(36)}`, `ada-${(Date.now() + 1).toString(36)}`]
    const save = async (handle: string) => {
      await page.getByLabel('Handle').fill(handle)
      await expect(page.getByText(`@${handle} is free.`)).toBeVisible()
      await page.getByLabel('Name', { exact: true }).fill('Ada')
      // While it is on its way nothing can be saved, either.
      const kept = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())
      await page.getByRole('button', { name: 'Save' }).first().click()
      await kept
      await expect(page.getByRole('button', { name: 'Save' }).first()).toBeDisabled()
    }
    await page.reload()
    await save(first)
    const strangers = await browser.newContext({ baseURL: process.env['VIREO_TEST_URL'] ?? '' })
    const seen = await strangers.newPage()
    expect((await seen.goto(`/@${first}`))?.status(), 'hidden until it is shown').toBe(404)
    await page.getByText('Show my page').click()
    await expect(page.getByText('Your page is public.')).toBeVisible()
    await expectAccessible(page)

    await seen.goto(`/@${first}`)
    await expect(seen.getByRole('heading', { name: 'Ada' })).toBeVisible()
    await expectNothingInTheWay(seen)
    await expectNoSidewaysScroll(seen)
    await save(second)
    await seen.goto(`/@${first}`)
    await expect(seen).toHaveURL(new RegExp(`/@${second}$`, 'u'))
    await seen.getByText('Report this profile').click()
    await expectNothingInTheWay(seen)
    await seen.getByLabel('What we should know').fill('That is me.')
    await seen.getByRole('button', { name: 'Send the report' }).click()
    await expect(seen.getByText('Thank you. Your report has been sent.')).toBeVisible()
    await seen.getByRole('link', { name: 'Back to the profile' }).click()
    await expect(seen.getByRole('heading', { name: 'Ada' })).toBeVisible()
    expect(await strangers.cookies()).toEqual([])

    await page.getByText('Show my page').click()
    await expect(page.getByText('Your page is hidden.')).toBeVisible()
    for (const handle of [first, second]) expect((await seen.goto(`/@${handle}`))?.status()).toBe(404)
    await strangers.close()
  },
)
