import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from './e2e/browser.ts'

const desktop = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }
const firstJourney = '**/hear-a-text.journey.ts'

/** Journeys of a person through the built product, in a real browser. */
export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.journey.ts',
  globalSetup: './e2e/start-product.ts',
  // On two cores, a third works while the others wait for a page or for sound.
  workers: 3,
  // How long things take is the bench's; a slow machine only waits longer for what comes.
  timeout: 900_000,
  expect: { timeout: 45_000 },
  forbidOnly: true,
  reporter: [['list']],
  outputDir: '../../dist/journeys',
  use: {
    ...devices['Desktop Chrome'],
    // What nothing can be done with by then never comes: the rest of the journeys goes on.
    actionTimeout: 120_000,
    // A recording of every step costs a third of the run: ask for it with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
  // Every journey on a desktop, in light; those marked `@phone`, which go through every kind of screen, on a phone in
  // dark too; the first of all in every combination.
  projects: [
    { name: 'desktop, light', use: { viewport: desktop, colorScheme: 'light' } },
    { name: 'phone, dark', grep: /@phone/, use: { viewport: phone, hasTouch: true, colorScheme: 'dark' } },
    { name: 'desktop, dark', testMatch: firstJourney, use: { viewport: desktop, colorScheme: 'dark' } },
    { name: 'phone, light', testMatch: firstJourney, use: { viewport: phone, hasTouch: true, colorScheme: 'light' } },
  ],
})
