import { expect, type Browser, type Page } from '@playwright/test'
import { afterAll, beforeAll } from 'vitest'

import type { FakeServer, Scene } from './fake-server.testing.ts'
import { openLanes, type Lanes } from './lanes.testing.ts'
import { launchBrowser } from './launch-browser.testing.ts'

/** How long a screen may take to show something, on a machine that does other things as well. */
export const soon = { timeout: 30_000 }

export type Look = (page: Page, server: FakeServer) => Promise<void>

type Opening = {
  readonly address: string
  readonly scene: Scene
  /** Else what the browser speaks, which is English. */
  readonly language?: string
  readonly width?: number
  /** Else light. */
  readonly theme?: 'dark'
  /** Whether it is touched by fingers; else it is pointed at. */
  readonly touched?: boolean
}

/**
 * Keeps a browser with three lanes for the tests of a file, and answers how one opens a screen in it for a look, in
 * which nothing fails unheard and nothing is asked that no contract declares.
 */
export function screenSuite(): (opening: Opening, look: Look) => Promise<void> {
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
  return ({ address, scene, language, width = 1280, theme, touched = false }, look) =>
    lanes.lend(async ({ page, server, faults, touch }) => {
      await page.goto('about:blank')
      await page.setViewportSize({ width, height: 844 })
      await touch(touched)
      server.begin(scene)
      faults.length = 0
      const url = new URL(address, server.origin)
      if (language !== undefined) url.searchParams.set('lang', language)
      if (theme !== undefined) url.searchParams.set('theme', theme)
      await page.goto(url.href, { waitUntil: 'commit' })
      await look(page, server)
      expect({ faults, strange: server.strange }).toEqual({ faults: [], strange: [] })
    })
}
