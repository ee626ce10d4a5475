import type { Page } from '@playwright/test'
import { expect, signUp, test } from '../person.ts'
import { historyPath, makeRecordings } from '../recordings.ts'

/** Lets the page's own clock run, a little at a time, until something is there. */
async function runUntil(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(20)
      return isThere()
    })
    .toBe(true)
}

const firstRow = { name: 'Select “Apples are red.”' }

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`a message stays its time with motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await signUp(page)
    await makeRecordings(page, ['Apples are red.', 'Bananas are yellow.'])
    await page.clock.install()
    await page.goto(historyPath)
    await page.getByLabel(firstRow.name).click()
    await page.clock.pauseAt(Date.now() + 60_000)
    const undoable = page.getByRole('alert').filter({ hasText: 'Recording deleted' })
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await runUntil(page, () => undoable.isVisible())

    await page.clock.runFor(27_000)
    await expect(undoable.getByRole('button', { name: 'Undo' })).toBeVisible()
    await undoable.getByRole('button', { name: 'Undo' }).click()
    const restored = page.getByRole('alert').filter({ hasText: 'Recording restored' })
    // Whoever points at a message keeps it.
    await page.mouse.move(10, 10)
    await runUntil(page, () => restored.isVisible())
    await page.clock.runFor(5000)
    await expect(restored).toBeVisible()
    await expect(undoable).toHaveCount(0)
    await page.clock.runFor(1000)
    await expect(restored).toHaveCount(0)
  })
