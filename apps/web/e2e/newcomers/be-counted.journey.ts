import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, signUpByForm, test as base } from '../person.ts'
import { runProduct, type RunningProduct } from '../run-product.ts'

/** Products of their own: one that knows the country from a header, and counts whoever may be counted. */
const test = base.extend<{ product: RunningProduct }>({
  product: async ({}, use) => {
    const product = await runProduct({
      VIREO_TRUST_PROXY: 'true',
      VIREO_GEO_COUNTRY_HEADER: 'x-test-country',
      VIREO_GEO_REGION_HEADER: 'x-test-region',
      VIREO_REFERRAL_REWARD_CREDITS: '5000',
    })
    await use(product)
    await product.stop()
  },
  baseURL: async ({ product }, use) => use(product.url),
})

/** Records what a page tells of the visit. */
function toldBy(page: Page): { readonly path: string; readonly body: string }[] {
  const told: { path: string; body: string }[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/v1\/(visits\/events|google-ads-visit)$/u.test(pathname))
      told.push({ path: pathname, body: request.postData() ?? '' })
  })
  return told
}

/** Records everything that leaves a page, by its address without what is asked of it. */
function sentBy(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    const { protocol, origin, pathname } = new URL(request.url())
    if (/^(https?|wss?):$/u.test(protocol)) sent.push(`${origin}${pathname}`)
  })
  return sent
}

const banner = (page: Page) => page.getByRole('region', { name: 'May we count your visit?' })
const kept = (page: Page) => page.evaluate(() => Object.keys(localStorage).toSorted())

test('who declines in Germany is never counted, on public pages and inside, and is not asked again', async ({
  page,
  product,
}) => {
  await page.setExtraHTTPHeaders({ 'x-test-country': 'de' })
  const told = toldBy(page)
  const sent = sentBy(page)
  await page.goto('/?gclid=click&utm_source=spring')
  await expect(banner(page)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.goto('/pricing')
  await expect(banner(page)).toBeVisible()
  expect(await kept(page)).toEqual(['color-theme'])
  await page.goto('/pricing?lang=de')
  await page
    .getByRole('region', { name: 'Dürfen wir Ihren Besuch zählen?' })
    .getByRole('button', { name: 'Ablehnen' })
    .click()
  await signUpByForm(page)
  await page.goto('/app/settings/privacy')
  await expect(page.getByText('Pages that you see in this browser are not counted.')).toBeVisible()
  await expect(banner(page)).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('analytics-consent'))).toBe('"denied"')
  await page.goto('/?gclid=click&utm_source=spring')
  await page.goto('/languages/german')
  await page.goto('/app/home')
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible()
  expect(told).toEqual([])
  // Whatever left at all left for this product, and none of it was told of the visit.
  expect(sent.length).toBeGreaterThan(20)
  expect(sent.filter((address) => new URL(address).origin !== new URL(product.url).origin)).toEqual([])
  expect(sent.filter((address) => /visits\/events|google-ads-visit/u.test(address))).toEqual([])
})

test('who allows it is counted, and the operator sees what came of it', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'x-test-country': 'de' })
  const told = toldBy(page)
  await page.goto('/?utm_source=spring&gclid=click')
  await banner(page).getByRole('button', { name: 'Allow' }).click()
  await expect(banner(page)).toBeHidden()
  await expect
    .poll(() => told.map(({ path }) => path).toSorted())
    .toEqual(['/v1/google-ads-visit', '/v1/visits/events'])
  expect(told.find(({ path }) => path === '/v1/visits/events')?.body).toContain('"consent":"granted"')
  await signUpByForm(page)
  await page.goto('/app/admin/visits')
  await expect(page.getByRole('heading', { name: 'From visit to payment' })).toBeVisible()
  await expect(page.getByRole('row', { name: /spring/u })).toBeVisible()
  await expect(page.getByRole('row', { name: /Germany/u })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('where nobody has to be asked, visits count; in California one may opt out, and no advertisement is told then', async ({
  page,
}) => {
  await page.setExtraHTTPHeaders({ 'x-test-country': 'us', 'x-test-region': 'ca' })
  const told = toldBy(page)
  await page.goto('/')
  await expect.poll(() => told.length).toBe(1)
  expect(told[0]?.body).toContain('"consent":"not_applicable"')
  await expect(banner(page)).toBeHidden()
  await signUpByForm(page)
  await page.goto('/app/settings/privacy')
  await page.getByRole('button', { name: 'Choose', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Opt out of sale, sharing and targeted advertising?' })
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Opt Out' }).click()
  await expect(page.getByText('You have opted out of sale, sharing and targeted advertising.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('privacy-opt-out'))).toBe('"opted-out"')
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'privacy-opt-out')
  expect(cookie).toMatchObject({ value: 'opted-out', secure: true, sameSite: 'Strict' })
  const before = told.filter(({ path }) => path.endsWith('ads-visit')).length
  await page.goto('/?gclid=click')
  await expect.poll(() => told.at(-1)?.path).toBe('/v1/visits/events')
  expect(told.filter(({ path }) => path.endsWith('ads-visit'))).toHaveLength(before)
})

test('the signal of a browser opts out by itself, wherever its person is', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })
  })
  await signUpByForm(page)
  await page.goto('/app/settings/privacy')
  await expect(page.getByText('Your browser asks us not to sell or share your data. You are opted out.')).toBeVisible()
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const token = await (await fetch('/v1/identity/token', { method: 'POST' })).json()
        const answer = await fetch('/v1/user', { headers: { authorization: `Bearer ${token.access_token}` } })
        return (await answer.json()).ccpa_opt_out
      }),
    )
    .toBe(true)
})
