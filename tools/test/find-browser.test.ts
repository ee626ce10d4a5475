import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../project/temporary-folder.ts'
import { waysToInstall } from './ensure-browser.ts'
import { findBrowser } from './find-browser.ts'

describe('finding a browser', () => {
  test('prefers the one that was named, then the system’s, then the downloaded one', () => {
    using folder = temporaryFolder({ 'bin/chromium': '', 'named/browser': '', 'downloaded/chrome': '' })
    const paths = ['bin/chromium', 'named/browser', 'downloaded/chrome'].map((path) => join(folder.path, path))
    for (const path of paths) chmodSync(path, 0o755)
    const [system, named, downloaded] = paths
    const PATH = join(folder.path, 'bin')
    expect(findBrowser({ PATH, VIREO_TEST_BROWSER: named }, downloaded)).toBe(named)
    expect(findBrowser({ PATH }, downloaded)).toBe(system)
    expect(findBrowser({ PATH: '' }, downloaded)).toBe(downloaded)
  })

  test('takes no file that cannot be run, and never replaces the one that was named', () => {
    using folder = temporaryFolder({ 'bin/chromium': '' })
    const downloaded = join(folder.path, 'nothing')
    expect(findBrowser({ PATH: join(folder.path, 'bin') }, downloaded)).toBeUndefined()
    chmodSync(join(folder.path, 'bin/chromium'), 0o755)
    expect(findBrowser({ PATH: join(folder.path, 'bin'), VIREO_TEST_BROWSER: downloaded }, downloaded)).toBeUndefined()
  })

  test('installs Debian’s package only where it may', () => {
    expect(waysToInstall({ isRoot: true, hasApt: true })).toEqual([
      expect.stringContaining('apt-get install -y chromium'),
      'npx playwright install chromium',
    ])
    expect(waysToInstall({ isRoot: false, hasApt: true })).toEqual(['npx playwright install chromium'])
    expect(waysToInstall({ isRoot: true, hasApt: false })).toEqual(['npx playwright install chromium'])
  })
})
