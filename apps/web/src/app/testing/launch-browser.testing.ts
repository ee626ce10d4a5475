import { chromium, type Browser } from '@playwright/test'

/** Starts the browser that `npm test` found, or the one that Playwright downloaded. Whoever starts it closes it. */
export function launchBrowser(): Promise<Browser> {
  const named: unknown = import.meta.env['VIREO_TEST_BROWSER']
  return chromium.launch({
    ...(typeof named === 'string' && { executablePath: named }),
    args: ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required'],
  })
}
