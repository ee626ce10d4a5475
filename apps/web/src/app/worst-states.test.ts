import { expect, type Page } from '@playwright/test'
import { identityEndpoints, tokenEndpoints } from '@vireo/contracts/identity'
import { usersEndpoints } from '@vireo/contracts/users'
import { describe, test } from 'vitest'

import { paths } from '../kit/routing/index.ts'
import { answer } from '../kit/testing/states.testing.ts'
import { aThousandTimes } from './testing/a-thousand-times.testing.ts'
import { statesOf } from './testing/declared-states.testing.ts'
import type { Failure } from './testing/fake-server.testing.ts'
import { lookForBarriers } from './testing/look-for-barriers.testing.ts'
import { screenSuite, soon } from './testing/screen-suite.testing.ts'
import { smallTargets } from './testing/small-targets.testing.ts'

const opened = screenSuite()

describe.concurrent.each([...statesOf])('%s', (path, states) => {
  const address = states.at ?? path
  const signedOut = states.signedOut ?? false
  const answers = 'ready' in states ? (states.ready.answers ?? []) : []

  if ('ready' in states) {
    test.each([
      ['nothing answers', 0],
      ['one may see nothing', 403],
    ] as const satisfies readonly (readonly [string, Failure])[])(
      'where %s it says so, has a way to try again, and goes on pulsing nowhere',
      (_what, failing) =>
        opened({ address, scene: { signedOut, answers, held: [], failing } }, async (page) => {
          await expect(page.locator('h1')).toHaveCount(1, soon)
          // What asks on somebody's behalf alone, as the name of who is here, is answered even then.
          if (states.asks.every(({ id }) => id === 'users.get')) return
          const said = page.getByRole('alert').or(page.getByText(/\badmins?\b/iu))
          // A sentence: that somebody is called an admin says nothing.
          await said
            .filter({ hasText: /\w+ \w+/u })
            .first()
            .waitFor(soon)
          if (failing === 0) await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
          await expect(page.getByRole('main').locator('[data-busy]:visible, [aria-busy=true]:visible')).toHaveCount(
            0,
            soon,
          )
          await expect(page.getByText(states.ready.shows)).toHaveCount(0)
          expect(await sideways(page)).toEqual([])
        }),
    )
  }

  test('on a phone, in German, in the dark, with names as long as they may be, nothing is wider than the screen, smaller than a finger, or keeps somebody out', () =>
    opened(
      {
        address,
        scene: { signedOut, answers, held: [], longNames: true },
        language: 'de',
        width: 390,
        theme: 'dark',
        touched: true,
      },
      async (page) => {
        await page.locator('h1').waitFor({ state: 'attached', ...soon })
        await expect(page.locator('[data-busy]:visible, [aria-busy=true]:visible')).toHaveCount(0, soon)
        expect(await sideways(page)).toEqual([])
        expect(await smallTargets(page)).toEqual([])
        expect(await lookForBarriers(page)).toEqual([])
        for (const width of [768, 1920]) {
          await page.setViewportSize({ width, height: 844 })
          await expect.poll(() => sideways(page), { message: `${width} pixels wide`, ...soon }).toEqual([])
        }
      },
    ))
})

// One of each way to show many: cards in a window, a table, a log by days.
describe.concurrent.each([paths.voiceLab, paths.workspaceMembers, paths.auditLog] as const)('%s', (path) => {
  test('shows a thousand things from the first to the last', () => {
    const states = statesOf.get(path)
    if (!states || !('ready' in states)) throw new Error('It says nothing of what it shows.')
    const { asks, ready } = states
    const answers = (ready.answers ?? []).map((one) => (asks.includes(one.endpoint) ? aThousandTimes(one) : one))
    return opened({ address: path, scene: { signedOut: false, answers, held: [] } }, async (page) => {
      const things = page.getByRole('main').getByText(ready.shows)
      await things.first().waitFor(soon)
      expect(await sideways(page)).toEqual([])
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await expect.poll(() => things.evaluateAll(isAnyInView), soon).toBe(true)
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(20_000)
    })
  })
})

const token = answer(tokenEndpoints.refreshToken, { access_token: 'token', expires_in: 600 })

test('whoever signed in sees the entrance until the code of the next screen is there, and never nothing', () =>
  opened(
    {
      address: paths.signIn,
      scene: { signedOut: true, held: [], answers: [{ endpoint: identityEndpoints.signIn, body: token.body }] },
    },
    async (page) => {
      await page.getByLabel('E-mail address').waitFor(soon)
      let arrive = () => {}
      const arrived = new Promise<void>((resolve) => (arrive = resolve))
      await page.route('**/assets/shell-*', (route) => arrived.then(() => route.continue()))
      try {
        await page.getByLabel('E-mail address').fill('ada@example.test')
        await page.getByLabel('Password', { exact: true }).fill('a password for the test')
        await page.getByRole('button', { name: 'Sign in', exact: true }).click()
        await expect.poll(() => page.url(), soon).toContain(paths.home)
        await expect(page.locator('h1')).toHaveText('Sign in')
        arrive()
        await page.getByRole('main').getByRole('textbox').first().waitFor(soon)
      } finally {
        arrive()
        await page.unrouteAll({ behavior: 'wait' })
      }
    },
  ))

test('before any code has come the frame of the app stands, where it stays', () =>
  opened({ address: paths.home, scene: { signedOut: false, answers: [], held: [] } }, async (page) => {
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => (arrive = resolve))
    await page.route('**/assets/*.js', (route) => arrived.then(() => route.continue()))
    try {
      await page.reload({ waitUntil: 'commit' })
      const mark = page.getByText('Vireo', { exact: true }).first()
      await mark.waitFor(soon)
      const before = await mark.boundingBox()
      await expect(page.getByRole('main')).toHaveCount(0)
      expect(before?.x).toBeGreaterThan(0)
      arrive()
      await page.getByRole('main').getByRole('textbox').first().waitFor(soon)
      expect(await mark.boundingBox()).toEqual(before)
    } finally {
      arrive()
      await page.unrouteAll({ behavior: 'wait' })
    }
  }))

test('what a screen says in its header never stands elsewhere first, from where it would move everything below', () =>
  opened(
    {
      address: paths.allHistory,
      scene: { signedOut: false, answers: [], held: [tokenEndpoints.refreshToken] },
    },
    async (page, server) => {
      await server.whenHeld()
      await page.waitForLoadState('load')
      const elsewhere = page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let seen = 0
            new MutationObserver(() => {
              const lead = document.getElementById('page-lead')
              const texts = [...document.querySelectorAll('main *')].filter(
                ({ firstChild }) =>
                  firstChild?.nodeType === 3 &&
                  firstChild.textContent === 'Everything you made, ready to hear, download or use again.',
              )
              seen += texts.filter((text) => !lead?.contains(text)).length
              if (lead?.textContent) resolve(seen)
            }).observe(document.body, { childList: true, subtree: true })
          }),
      )
      server.answerAll()
      expect(await elsewhere).toBe(0)
    },
  ))

test.each([
  ['as many as usual', 'free'],
  ['without end', 'enterprise'],
] as const)(
  'what is left of credits, %s, takes the room that was kept for it, and moves nothing below',
  (_what, tier) =>
    opened(
      {
        address: paths.usage,
        scene: {
          signedOut: false,
          held: [usersEndpoints.getSubscription],
          answers: [answer(usersEndpoints.getSubscription, { tier, character_count: 38, character_limit: 10_000 })],
        },
      },
      async (page, server) => {
        const views = page.getByRole('navigation', { name: 'Whose usage' })
        await views.waitFor(soon)
        await server.whenHeld()
        const before = await views.boundingBox()
        server.answerAll()
        await page.getByRole('region', { name: 'Credits left' }).getByText('38 used').waitFor(soon)
        expect(await views.boundingBox()).toEqual(before)
      },
    ),
)

/** Tells whether one of them is seen where the page is scrolled to. */
function isAnyInView(elements: readonly (HTMLElement | SVGElement)[]): boolean {
  return elements.some((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
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
