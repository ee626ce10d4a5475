import { expect, type Browser, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe, test } from 'vitest'

import type { ScreenStates } from '../kit/testing/states.testing.ts'
import type { Failure, Scene } from './testing/fake-server.testing.ts'
import { openLanes, type Lanes } from './testing/lanes.testing.ts'
import { launchBrowser } from './testing/launch-browser.testing.ts'

const declared = import.meta.glob<ScreenStates>(['./states.testing.ts', '../domains/*/*/states.testing.ts'], {
  eager: true,
  import: 'states',
})
const screens = Object.values(declared).flatMap((states) => Object.entries(states))
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

describe.concurrent.each(screens)('%s', (path, states) => {
  const at = states.at ?? path
  const signedOut = states.signedOut ?? false
  const answers = 'ready' in states ? (states.ready.answers ?? []) : []

  if ('ready' in states) {
    test.each([
      ['nothing answers', 0],
      ['one may see nothing', 403],
    ] as const satisfies readonly (readonly [string, Failure])[])(
      'where %s it says so, has a way to try again, and goes on pulsing nowhere',
      (_what, failing) =>
        opened({ at, scene: { signedOut, answers, held: [], failing } }, async (page) => {
          await expect(page.locator('h1')).toHaveCount(1, soon)
          // What asks on somebody's behalf alone, as the name of who is here, is answered even then.
          if (states.asks.every(({ id }) => id === 'users.get')) return
          const said = page.getByRole('alert').or(page.getByText(/\badmins?\b/iu))
          await said.first().waitFor(soon)
          await expect(said.first()).toContainText(/\w+ \w+/u)
          await expect(page.getByRole('main').locator('[data-busy]:visible, [aria-busy=true]:visible')).toHaveCount(
            0,
            soon,
          )
          await expect(page.getByText(states.ready.shows)).toHaveCount(0)
          expect(await sideways(page)).toEqual([])
        }),
    )
  }

  test('on a phone, in German, with names as long as they may be, nothing is wider than the screen', () =>
    opened(
      { at, scene: { signedOut, answers, held: [], longNames: true }, language: 'de', width: 390 },
      async (page) => {
        await page.locator('h1').waitFor({ state: 'attached', ...soon })
        await expect(page.locator('[data-busy]:visible, [aria-busy=true]:visible')).toHaveCount(0, soon)
        expect(await sideways(page)).toEqual([])
      },
    ))
})

type Opening = { readonly at: string; readonly scene: Scene; readonly language?: string; readonly width?: number }

function opened({ at, scene, language = 'en', width = 1280 }: Opening, look: (page: Page) => Promise<void>) {
  return lanes.lend(async ({ page, server, faults }) => {
    await page.goto('about:blank')
    await page.setViewportSize({ width, height: 844 })
    server.begin(scene)
    faults.length = 0
    await page.goto(`${server.origin}${at}${at.includes('?') ? '&' : '?'}lang=${language}`, { waitUntil: 'commit' })
    await look(page)
    expect(faults).toEqual([])
  })
}

/** Lists what reaches beyond the right edge of the page, where the page can be scrolled there. */
function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`)
      .slice(0, 5)
  })
}
