import { spawnSync } from 'node:child_process'
import { findBrowser } from './find-browser.ts'

const BY_PACKAGE = 'apt-get update && apt-get install -y chromium-headless-shell'
const BY_PLAYWRIGHT = 'npx playwright install chromium'

export type Browser = { readonly path?: string; readonly problem?: string }

/** Finds a Chromium, installing one if possible. Answers its path, or the problem with the one command to run. */
export function ensureBrowser(): Browser {
  const found = findBrowser(process.env)
  if (found !== undefined) return { path: found }
  const named = process.env['VIREO_TEST_BROWSER']
  if (named) return { problem: `VIREO_TEST_BROWSER names ${named}, which is not a program.` }
  for (const command of waysToInstall({ isRoot: process.getuid?.() === 0, hasApt: succeeds('apt-get --version') })) {
    console.log(`No Chromium found; trying: ${command}`)
    if (spawnSync(command, { shell: true, stdio: 'inherit' }).status !== 0) continue
    const installed = findBrowser(process.env)
    if (installed !== undefined) return { path: installed }
  }
  return {
    problem: `The journeys need a Chromium and none could be installed. Run this, then try again:\n${BY_PLAYWRIGHT}`,
  }
}

/**
 * Lists the commands to try. Debian's package brings the libraries that Chromium needs; Playwright's download leaves
 * them to the system.
 */
export function waysToInstall({ isRoot, hasApt }: { isRoot: boolean; hasApt: boolean }): string[] {
  return isRoot && hasApt ? [BY_PACKAGE, BY_PLAYWRIGHT] : [BY_PLAYWRIGHT]
}

function succeeds(command: string): boolean {
  return spawnSync(command, { shell: true, stdio: 'ignore' }).status === 0
}
