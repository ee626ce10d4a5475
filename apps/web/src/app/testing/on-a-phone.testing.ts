import { expect, type Page } from '@playwright/test'

import { lookForBarriers } from './look-for-barriers.testing.ts'
import { smallTargets } from './small-targets.testing.ts'

/** How a screen is hardest to look at: on a phone, in German, in the dark. */
export const onAPhone = { width: 390, language: 'de', theme: 'dark', touched: true } as const

/** Checks that nothing keeps anybody from what is shown, that fingers hit it, and that it fits. */
export async function expectNothingInTheWay(page: Page): Promise<void> {
  expect(await lookForBarriers(page)).toEqual([])
  expect(await smallTargets(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
}
