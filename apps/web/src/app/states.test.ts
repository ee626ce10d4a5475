import { expect, type Browser, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe, test } from 'vitest'

import { launchBrowser } from './testing/launch-browser.testing.ts'
import { statesOf } from './testing/declared-states.testing.ts'
import type { FakeServer, Scene } from './testing/fake-server.testing.ts'
import { openLanes, type Lanes } from './testing/lanes.testing.ts'

const soon = { timeout: 30_000 }

let browser: Browser
let lanes: Lanes
beforeAll(async () => {
  browser = await launchBrowser()
  lanes = await openLanes(browser, 3)
})
afterAll(async () => {
  await lanes.close()
  await browser.close()
})

describe.concurrent.each([...statesOf])('%s', (path, states) => {
  const open = (look: Look, scene: Partial<Scene> = {}) =>
    shown(states.at ?? path, { signedOut: states.signedOut ?? false, answers: [], held: [], ...scene }, look)

  if ('asksNothing' in states) {
    test('asks for nothing and shows itself', () => open((page) => assertOneScreen(page, states.shows)))
    return
  }
  const { asks, ready, empty } = states

  test('loading, error, ready: says that it is busy, then that it failed, and trying again shows the things', () =>
    open(
      async (page, server) => {
        await server.whenHeld()
        const busy = page.locator('[data-busy], [aria-busy=true], [role=status]:not(:empty)').first()
        await busy.waitFor({ state: 'attached', ...soon })
        await page.locator('h1').waitFor({ state: 'attached', ...soon })
        await expect(page.getByText(ready.shows)).toHaveCount(0)

        server.failAt(asks)
        const alert = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Try again' }) })
        await alert.first().waitFor(soon)
        await expect(alert.first()).toContainText(/\w+ \w+/u)
        await expect(page.locator('h1')).toHaveCount(1)
        await expect(page.getByText(ready.shows)).toHaveCount(0)

        server.answerAll()
        // Each part of a screen that failed has a way to try again of its own.
        const tryAgain = alert.getByRole('button', { name: 'Try again' })
        while ((await alert.count()) > 0) await tryAgain.evaluateAll(pressAll)
        await assertOneScreen(page, ready.shows)
      },
      { answers: ready.answers ?? [], held: asks },
    ))

  if ('never' in empty) return
  test('empty: says what will stand here, and what to do', () =>
    open(
      async (page) => {
        await assertOneScreen(page, empty.shows)
        if (empty.action === undefined) return
        const action = page.getByRole('main').getByText(empty.action, { exact: true })
        await expect(action.first()).toBeVisible()
      },
      { answers: empty.answers ?? [] },
    ))
})

/** Presses what stands there at this moment: one that is waited for may be gone, since a part can mend another. */
function pressAll(buttons: readonly (HTMLElement | SVGElement)[]): void {
  for (const button of buttons) if (button instanceof HTMLElement) button.click()
}

type Look = (page: Page, server: FakeServer) => Promise<void>

/** The text stands there, below one heading. */
async function assertOneScreen(page: Page, text: string): Promise<void> {
  await page.getByText(text).first().waitFor(soon)
  await expect(page.locator('h1')).toHaveCount(1)
}

/** Opens a screen for a look, in which nothing fails unheard and nothing is asked that no contract declares. */
function shown(address: string, scene: Scene, look: Look): Promise<void> {
  return lanes.lend(async ({ page, server, faults }) => {
    await page.goto('about:blank')
    server.begin(scene)
    faults.length = 0
    await page.goto(server.origin + address, { waitUntil: 'commit' })
    await look(page, server)
    expect({ faults, strange: server.strange }).toEqual({ faults: [], strange: [] })
  })
}
