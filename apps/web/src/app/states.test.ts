import { expect, type Browser, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe, test } from 'vitest'

import { launchBrowser } from './testing/launch-browser.testing.ts'
import type { AskingStates, ScreenStates, StillState } from '../kit/testing/states.testing.ts'
import { registeredScreens } from './routes/registered-screens.ts'
import { fakeServer, origin, type FakeServer } from './testing/fake-server.testing.ts'

const declared = import.meta.glob<ScreenStates>(['./states.testing.ts', '../domains/*/*/states.testing.ts'], {
  eager: true,
  import: 'states',
})
const statesOf = new Map(Object.values(declared).flatMap((states) => Object.entries(states)))
const screens = Object.values(registeredScreens).flatMap((routes) => routes.map(({ path = '' }) => path))
/** Screens whose states this suite does not hold yet. A screen that is new has no place here: the list only gets shorter. */
const notYetMax = 20
const notYet = new Set([
  '/app/sign-up',
  '/app/sign-in/reset-password',
  '/app/sso',
  '/app/settings/notifications',
  '/app/settings/workspace-invites',
  '/app/developers/service-accounts',
  '/app/speech-synthesis/text-to-speech',
  '/app/speech-synthesis/text-to-speech/history',
  '/app/speech-synthesis/speech-to-speech',
  '/app/speech-synthesis/speech-to-speech/history',
  '/app/voice-lab',
  '/app/voice-lab/collections',
  '/app/voice-lab/design',
  '/app/voice-lab/instant-clone',
  '/app/voice-lab/professional',
  '/app/voice-lab/professional/:voiceId',
  '/app/voice-lab/share/:a/:b',
  '/app/default-voices',
  '/app/workspace-voices',
  '/app/voice-library',
])
const soon = { timeout: 30_000 }

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('every screen that is registered says what its states are, and no other', () => {
  expect([...statesOf.keys()].toSorted()).toEqual(screens.toSorted())
  expect(notYet.size).toBeLessThanOrEqual(notYetMax)
  expect(screens).toEqual(expect.arrayContaining([...notYet]))
})

describe.concurrent.each([...statesOf].filter(([path]) => !notYet.has(path)))('%s', (path, states) => {
  const open = (look: (page: Page, server: FakeServer) => Promise<void>, answers: AskingStates['ready']['answers']) =>
    shown({ address: states.at ?? path, signedOut: states.signedOut ?? false, answers: answers ?? [] }, look)

  if ('asksNothing' in states) {
    test('asks for nothing and shows itself', () =>
      open(async (page) => {
        await page.goto(origin + (states.at ?? path))
        await assertOneScreen(page, states.shows)
      }, []))
    return
  }
  const { asks, ready, empty } = states
  const address = origin + (states.at ?? path)

  test('loading: says that it is busy, and shows nothing yet', () =>
    open(async (page, server) => {
      server.holdAt(asks)
      await page.goto(address)
      await expect(page.locator('[data-busy], [aria-busy=true], [role=status]:not(:empty)').first()).toBeAttached(soon)
      await expect(page.locator('h1')).toHaveCount(1, soon)
      await expect(page.getByText(ready.shows)).toHaveCount(0)
      server.answerAll()
      await assertOneScreen(page, ready.shows)
    }, ready.answers))

  test('error: says so, and trying again works', () =>
    open(async (page, server) => {
      server.failAt(asks)
      await page.goto(address)
      const alert = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Try again' }) })
      await expect(alert.first()).toContainText(/\w+ \w+/u, soon)
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.getByText(ready.shows)).toHaveCount(0)
      server.answerAll()
      // Each part of a screen that failed has a way to try again of its own.
      while ((await alert.count()) > 0) await alert.first().getByRole('button', { name: 'Try again' }).click()
      await assertOneScreen(page, ready.shows)
    }, ready.answers))

  test('ready: shows the things', () =>
    open(async (page) => {
      await page.goto(address)
      await assertOneScreen(page, ready.shows)
    }, ready.answers))

  if ('never' in empty) return
  test('empty: says what will stand here, and what to do', () =>
    open(async (page) => {
      await page.goto(address)
      await assertOneScreen(page, empty.shows)
      if (empty.action === undefined) return
      const action = page.getByRole('main').getByText(empty.action, { exact: true })
      await expect(action.first()).toBeVisible()
    }, empty.answers))
})

/** The text stands there, below one heading. */
async function assertOneScreen(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text).first()).toBeVisible(soon)
  await expect(page.locator('h1')).toHaveCount(1)
}

type Opened = Pick<StillState, 'signedOut'> & {
  readonly address: string
  readonly answers: NonNullable<AskingStates['ready']['answers']>
}

/** Opens a page of its own for a look, in which nothing fails unheard and nothing is asked that no contract declares. */
async function shown(
  { signedOut = false, answers }: Opened,
  look: (page: Page, server: FakeServer) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext()
  try {
    const server = await fakeServer(context, { signedOut, answers })
    const page = await context.newPage()
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        faults.push(message.text())
    })
    await look(page, server)
    expect({ faults, strange: server.strange }).toEqual({ faults: [], strange: [] })
  } finally {
    await context.close()
  }
}
