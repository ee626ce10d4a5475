import { expect } from '@playwright/test'
import { describe, test } from 'vitest'

import { viewsOfHouse } from '../domains/listening/productions/house/views-of-house.testing.ts'
import { paths } from '../kit/routing/index.ts'
import { lookForBarriers } from './testing/look-for-barriers.testing.ts'
import { expectNothingInTheWay, onAPhone } from './testing/on-a-phone.testing.ts'
import { screenSuite, soon } from './testing/screen-suite.testing.ts'

const opened = screenSuite()
const signedIn = { signedOut: false, answers: [], held: [] } as const

describe.concurrent.each(viewsOfHouse)('%s, for whoever runs the instance', (view, { asks, ready, empty, german }) => {
  const address = `${paths.adminProductions}?show=${view}`
  const answers = ready.answers ?? []

  test('says that it is busy, then that it failed, and trying again shows what there is', () =>
    opened({ address, scene: { ...signedIn, answers, held: [asks] } }, async (page, server) => {
      await server.whenHeld()
      await page
        .getByRole('main')
        .locator('[data-busy], [aria-busy=true]')
        .first()
        .waitFor({ state: 'attached', ...soon })
      server.failAt([asks])
      const again = page.getByRole('button', { name: 'Try again' })
      await expect(page.getByRole('alert').filter({ has: again })).toBeVisible(soon)
      server.answerAll()
      await again.click()
      await page.getByText(ready.shows).first().waitFor(soon)
      await expect(page.locator('h1')).toHaveCount(1)
      expect(await lookForBarriers(page)).toEqual([])
    }))

  test('where there is nothing it says so, in both languages, and keeps nobody out', async () => {
    await opened({ address, scene: signedIn }, async (page) => {
      await page.getByText(empty).first().waitFor(soon)
      expect(await lookForBarriers(page)).toEqual([])
    })
    await opened({ address, ...onAPhone, scene: signedIn }, (page) => page.getByText(german).first().waitFor(soon))
  })

  test('on a phone, in German, in the dark, with names as long as they may be, nothing is in the way', () =>
    opened({ address, ...onAPhone, scene: { ...signedIn, answers, longNames: true } }, async (page) => {
      await page
        .getByRole('main')
        .getByRole('listitem')
        .or(page.getByRole('main').getByRole('row'))
        .first()
        .waitFor(soon)
      await expect(page.locator('[data-busy]:visible, [aria-busy=true]:visible')).toHaveCount(0, soon)
      await expectNothingInTheWay(page)
    }))
})
