import { test as base, expect, type Frame, type Page } from '@playwright/test'
import { CaptchaChallenge } from '@vireo/contracts/identity'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import { lookForBarriers } from '../src/app/testing/look-for-barriers.testing.ts'

export { expect }

/** A page of the running product, in the colour scheme of the project, that fails on errors nobody handles. */
export const test = base.extend<{ faults: string[] }>({
  baseURL: async ({}, use) => {
    await use(process.env['VIREO_TEST_URL'])
  },
  faults: [
    async ({ page, colorScheme }, use) => {
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          faults.push(message.text())
      })
      await page.addInitScript((theme) => {
        if (localStorage.getItem('color-theme') === null) localStorage.setItem('color-theme', theme)
      }, colorScheme ?? 'light')
      await use(faults)
      expect(faults, 'errors in the browser').toEqual([])
    },
    { auto: true },
  ],
})

let people = 0

type Person = { readonly email: string; readonly password: string }

const somebodyNew = (): Person => ({
  email: `journey-${Date.now()}-${process.pid}-${people++}@example.test`,
  password: 'correct horse battery',
})

/** Signs up through the form, as somebody new who answers no questions; ends on the home screen. */
export async function signUpByForm(page: Page): Promise<Person> {
  const person = somebodyNew()
  await page.goto('/app/sign-up')
  await page.getByLabel('E-mail address').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/app\/onboarding/)
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await expect(page).toHaveURL(/\/app\/home/)
  return person
}

/**
 * Signs somebody new in, with this address if one is given, and ends on the home screen or on the one asked for. Makes the
 * calls that the form makes, without typing.
 */
export async function signUp(
  page: Page,
  { at = '/app/home', ...given }: Partial<Person> & { readonly at?: string } = {},
): Promise<Person> {
  const person = { ...somebodyNew(), ...given }
  const data = { ...person, recaptcha_token: await solvedCaptcha(page) }
  const { origin } = new URL(process.env['VIREO_TEST_URL'] ?? '')
  const signedUp = await page.request.post('/v1/identity/sign-up', { data, headers: { origin } })
  expect(signedUp.status(), await signedUp.text()).toBe(201)
  await page.goto(at)
  if (at === '/app/home') await expect(page).toHaveURL(/\/app\/home/)
  return person
}

/** Solves a proof of work here, which a form leaves to the browser. */
async function solvedCaptcha(page: Page): Promise<string> {
  const challenge = CaptchaChallenge.parse(await (await page.request.get('/v1/identity/captcha-challenge')).json())
  const { keySignature, expiresAt, ...parameters } = challenge.parameters
  const given = { ...(keySignature !== undefined && { keySignature }), ...(expiresAt !== undefined && { expiresAt }) }
  const signed = { signature: challenge.signature, parameters: { ...parameters, ...given } }
  const solution = await solveChallenge({ challenge: signed, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

/**
 * Expects that nothing on the screen keeps somebody out; in the dialog alone where one is open, as nothing else can be reached.
 * Screens without one are looked at in every state where their states are tested.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // A screen that is still on its way has nothing to look at. A dialog hides the heading from roles, not from sight.
  await expect(page.locator('h1').first()).toBeVisible()
  await page.evaluate(whatMovesHasArrived)
  // What comes while it is looked at stands there at once, and is not judged half pale.
  await page.evaluate(showAtOnce)
  // A message that comes or goes meanwhile is paler than it is when it can be read.
  const dialog = page.locator('[role=dialog], [role=alertdialog]')
  const isOpen = (await dialog.filter({ visible: true }).count()) > 0
  const found = await lookForBarriers(page, {
    ...(isOpen && { within: '[role=dialog], [role=alertdialog]' }),
    without: '.Toastify__toast[data-in="false"]',
  })
  await page.evaluate(() => (document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)).length)
  expect(found, `accessibility of ${page.url()}`).toEqual([])
}

/**
 * Expects the same of a public page, or of what a frame has in the page of somebody else. Where no script may run, none can look
 * either: one looks at a copy.
 */
export async function expectNothingInTheWay(shown: Page | Frame): Promise<void> {
  const page = 'parentFrame' in shown ? shown.page() : shown
  const within = page === shown ? 'html' : 'main'
  const copy = await page.context().newPage()
  await copy.setContent(await shown.content())
  expect(await lookForBarriers(copy, { within }), `accessibility of ${shown.url()}`).toEqual([])
  await copy.close()
}

/** Lets nothing move. A public page allows no style of ours in its text. */
function showAtOnce(): void {
  const atOnce = new CSSStyleSheet()
  atOnce.replaceSync('*, *::before, *::after { animation-duration: 0s !important; animation-delay: 0s !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, atOnce]
}

/** Waits for what fades in, which is pale for a moment; nobody waits for what moves for long, or for ever. */
async function whatMovesHasArrived(): Promise<void> {
  const soon = document
    .getAnimations()
    .filter(({ effect, playState }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) <= 1000)
  const arrived = Promise.allSettled(soon.map((animation) => animation.finished))
  await Promise.race([arrived, new Promise((resolve) => setTimeout(resolve, 2000))])
}

/** Expects that what was asked for is heard: that the player stands somewhere behind its beginning. */
export async function expectHeard(page: Page): Promise<void> {
  const position = page.getByRole('slider', { name: 'Position', exact: true }).first()
  // On a busy machine others are made first. What was refused instead is told by the screen.
  const told = async () => (await page.getByRole('alert').allTextContents()).join(' ')
  await expect(position.or(page.getByRole('alert')).first()).toBeVisible({ timeout: 240_000 })
  await expect(position, await told()).toBeVisible()
  await expect
    .poll(async () => Number(await position.getAttribute('aria-valuenow')), { intervals: [100] })
    .toBeGreaterThan(0)
}

/** Expects that nothing scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `sideways scroll of ${page.url()}`).toBeLessThanOrEqual(0)
}
