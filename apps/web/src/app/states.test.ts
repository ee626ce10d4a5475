import { expect, type Page } from '@playwright/test'
import { identityEndpoints } from '@vireo/contracts/identity'
import { notificationsEndpoints, notificationTopicNames } from '@vireo/contracts/notifications'
import { usersEndpoints } from '@vireo/contracts/users'
import { describe, test } from 'vitest'

import { paths } from '../kit/routing/index.ts'
import { answer } from '../kit/testing/states.testing.ts'
import { statesOf } from './testing/declared-states.testing.ts'
import type { Scene } from './testing/fake-server.testing.ts'
import { lookForBarriers } from './testing/look-for-barriers.testing.ts'
import { screenSuite, soon, type Look } from './testing/screen-suite.testing.ts'

const opened = screenSuite()

describe.concurrent.each([...statesOf])('%s', (path, states) => {
  const open = (look: Look, scene: Partial<Scene> = {}) =>
    opened(
      {
        address: states.at ?? path,
        scene: { signedOut: states.signedOut ?? false, answers: [], held: [], ...scene },
      },
      look,
    )

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
        // The frame is what it was when there was something, and was looked at then.
        await assertOneScreen(page, empty.shows, 'main')
        if (empty.action === undefined) return
        const action = page.getByRole('main').getByText(empty.action, { exact: true })
        await expect(action.first()).toBeVisible()
      },
      { answers: empty.answers ?? [] },
    ))
})

test.each([paths.notifications, paths.security])(
  '%s: what arrives takes the room that was kept for it, and no part moves',
  (path) => {
    const states = statesOf.get(path)
    if (!states || !('ready' in states)) throw new Error('It says nothing of what it shows.')
    const preferences = notificationTopicNames.map((topic) => ({
      topic,
      channel: 'email' as const,
      own_channel: null,
      workspace_channel: 'email' as const,
    }))
    const answers = [
      answer(notificationsEndpoints.getPreferences, { preferences }),
      answer(identityEndpoints.listSessions, { sessions: [{ session_id: 'here', device: 'Firefox on Linux' }] }),
    ]
    const held = [...states.asks, usersEndpoints.get, identityEndpoints.listSessions]
    return opened({ address: path, scene: { signedOut: false, answers, held } }, async (page, server) => {
      const parts = page.getByRole('main').locator('h2')
      await server.whenHeld()
      await parts.first().waitFor(soon)
      const before = await parts.evaluateAll(topsOf)
      server.answerAll()
      await page.getByText(states.ready.shows).first().waitFor(soon)
      await expect(page.getByRole('main').locator('[data-busy]')).toHaveCount(0, soon)
      expect(await parts.evaluateAll(topsOf)).toEqual(before)
    })
  },
)

/** Tells how far down each of them stands. */
function topsOf(elements: readonly (HTMLElement | SVGElement)[]): number[] {
  return elements.map((element) => Math.round(element.getBoundingClientRect().top))
}

/** Presses what stands there at this moment: one that is waited for may be gone, since a part can mend another. */
function pressAll(buttons: readonly (HTMLElement | SVGElement)[]): void {
  for (const button of buttons) if (button instanceof HTMLElement) button.click()
}

/** The text stands there, below one heading, and nothing keeps somebody out within all of it, or a part. */
async function assertOneScreen(page: Page, text: string, within = 'html'): Promise<void> {
  await page.getByText(text).first().waitFor(soon)
  await expect(page.locator('h1')).toHaveCount(1)
  expect(await lookForBarriers(page, { within })).toEqual([])
}
