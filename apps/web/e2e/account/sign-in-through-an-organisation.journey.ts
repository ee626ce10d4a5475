import type { Browser, Page } from '@playwright/test'
import { startNameServer } from '../../../server/test/identity-providers/names.ts'
import { oidcClient, startOidcProvider } from '../../../server/test/identity-providers/oidc.ts'
import { startSamlProvider } from '../../../server/test/identity-providers/saml.ts'
import { operate } from '../operator.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from '../person.ts'

async function expectWell(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

/** Adds a provider by name and protocol; ends in the dialog that sets it up. */
async function addProvider(page: Page, name: string, protocol: string): Promise<void> {
  await page.getByRole('button', { name: 'Add identity provider' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add an identity provider' })
  await dialog.getByText(protocol, { exact: true }).click()
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('dialog', { name: `Set up ${name}` })).toBeVisible()
}

/** Signs somebody in who begins with an address of their organisation. */
async function enterThrough(page: Page, email: string, provider: string): Promise<void> {
  await page.goto('/app/sign-in')
  await page.getByRole('link', { name: 'Single sign-on' }).click()
  await page.getByLabel('Work e-mail address').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: `Continue with ${provider}` }).click()
}

/** Somebody acts in a browser of their own, which forgets them afterwards. */
async function inNewBrowser<T>(browser: Browser, act: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ baseURL: process.env['VIREO_TEST_URL'] ?? '' })
  const done = await act(await context.newPage())
  await context.close()
  return done
}

test('verify a domain, set up both protocols, and let people in by each', async ({ page, browser }) => {
  const [names, oidc, saml] = await Promise.all([
    startNameServer(Number(process.env['VIREO_TEST_DNS_PORT'])),
    startOidcProvider(),
    startSamlProvider(),
  ])
  const { email } = await signUp(page)
  await operate('user', 'set-tier', 'enterprise', '--email', email)
  const domain = `corp-${Date.now()}.test`

  await page.goto('/app/workspace/security')
  await page.getByRole('button', { name: 'Add domain' }).click()
  await page.getByRole('dialog').getByLabel('Domain').fill(domain)
  await page.getByRole('dialog').getByRole('button', { name: 'Add domain' }).click()
  const value = page.getByLabel('Value', { exact: true })
  names.say(`_vireo-challenge.${domain}`, await value.inputValue())
  await expectWell(page)
  await page.getByRole('button', { name: 'Check now' }).click()
  await expect(page.getByText(`${domain} is verified.`)).toBeVisible()

  await addProvider(page, 'Corp by OIDC', 'OpenID Connect')
  const dialog = page.getByRole('dialog')
  oidc.allow(await dialog.getByLabel('Redirect URL', { exact: true }).inputValue())
  await dialog.getByLabel('Issuer URL').fill(oidc.issuer)
  await dialog.getByLabel('Client ID').fill(oidcClient.client_id)
  await dialog.getByLabel('Client secret', { exact: true }).fill(oidcClient.client_secret)
  await expectWell(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await addProvider(page, 'Corp by SAML', 'SAML 2.0')
  await dialog.getByLabel('Provider metadata URL').fill(saml.metadataUrl)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  for (const row of [0, 1]) await page.getByRole('switch', { name: 'Members can sign in through it' }).nth(row).click()
  await expect(
    page.getByRole('list', { name: 'Identity providers of your workspace' }).getByText('On', { exact: true }),
  ).toHaveCount(2)
  await page.getByRole('switch', { name: 'Let people join by signing in' }).click()
  await expect(page.getByText(`Switched on by ${email}`)).toBeVisible()
  await expectWell(page)

  await inNewBrowser(browser, async (ada) => {
    await ada.goto('/app/sso')
    await expectWell(ada)
    await enterThrough(ada, `ada@${domain}`, 'Corp by OIDC')
    await expect(ada).toHaveURL(/\/app\/home/)
  })

  // Whoever has an account already proves once that it is theirs; the organisation's word alone does not open it.
  const known = await inNewBrowser(browser, (linus) => signUp(linus, { email: `linus@${domain}` }))
  await inNewBrowser(browser, async (linus) => {
    await enterThrough(linus, known.email, 'Corp by OIDC')
    await expect(linus.getByRole('heading', { name: 'Connect your account' })).toBeVisible()
    await expectWell(linus)
    await linus.getByLabel('Password', { exact: true }).fill(known.password)
    await linus.getByRole('button', { name: 'Sign in and connect' }).click()
    await expect(linus).toHaveURL(/\/app\/home/)
    await expect(linus.getByText('Your account is connected with Corp by OIDC.')).toBeVisible()
  })

  // From now on their password opens nothing, and the organisation's sign-in everything.
  await page.getByRole('switch', { name: 'Require single sign-on' }).click()
  await expectWell(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Require it' }).click()
  await expect(page.getByRole('switch', { name: 'Require single sign-on' })).toBeChecked()
  await inNewBrowser(browser, async (linus) => {
    await linus.goto('/app/sign-in')
    await linus.getByLabel('E-mail address').fill(known.email)
    await linus.getByLabel('Password', { exact: true }).fill(known.password)
    await linus.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(linus.getByText('Your organisation asks you to sign in through it.').first()).toBeVisible()
    await enterThrough(linus, known.email, 'Corp by OIDC')
    await expect(linus).toHaveURL(/\/app\/home/)
  })

  await inNewBrowser(browser, async (grace) => {
    await enterThrough(grace, `grace@${domain}`, 'Corp by SAML')
    await grace.getByLabel('Address').fill(`grace@${domain}`)
    await grace.getByRole('button', { name: 'Let me in' }).click()
    await expect(grace).toHaveURL(/\/app\/home/)
    await grace.goto('/app/sso?answer=made-up')
    await expect(grace.getByRole('heading', { name: 'Your organisation’s sign-in did not work' })).toBeVisible()
    await expectWell(grace)
  })
  names.close()
  await Promise.all([oidc.close(), saml.close()])
})
