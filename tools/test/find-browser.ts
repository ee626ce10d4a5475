import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
]
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Finds a Chromium: named by VIREO_TEST_BROWSER, on the PATH, or downloaded by Playwright earlier. */
export function findBrowser(
  environment: NodeJS.ProcessEnv,
  downloaded = chromium.executablePath(),
): string | undefined {
  const named = environment['VIREO_TEST_BROWSER']
  if (named) return isProgram(named) ? named : undefined
  const folders = (environment['PATH'] ?? '').split(delimiter).filter(Boolean)
  const candidates = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...ELSEWHERE, downloaded]
  return candidates.find(isProgram)
}

function isProgram(path: string): boolean {
  if (!existsSync(path)) return false
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
