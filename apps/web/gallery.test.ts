import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { chromium, type Browser, type Page } from '@playwright/test'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type * as LookAt from './gallery/look-at.ts'

type Look = LookAt.Look
/** The page measures itself. */
type Measuring = typeof globalThis & Pick<typeof LookAt, 'lookAt'>

const root = import.meta.dirname
/** How every sample looked when somebody last looked at it; `VIREO_NEW_LOOKS=1` writes it anew, `npm run format` after it. */
const looksFile = join(root, 'gallery/looks.json')
/** Machines draw letters a little differently. */
const tolerancePx = 3
const themes = ['light', 'dark'] as const

type Looks = Record<string, { size: readonly [number, number] } & Record<(typeof themes)[number], readonly string[]>>

let vite: ViteDevServer
let browser: Browser
let page: Page
const faults: string[] = []

beforeAll(async () => {
  const started = [startVite(), startBrowser()] as const
  ;[vite, browser] = await Promise.all(started)
  page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
})
afterAll(async () => {
  await browser.close()
  await vite.close()
})

test('every component stands as it stood when it was last looked at, in both themes, and axe finds nothing', async () => {
  const seen: Looks = {}
  for (const theme of themes) {
    await openGallery(theme)
    expect(await axeFaults(), theme).toEqual([])
    for (const [name, look] of Object.entries(await everyLook())) {
      const known = seen[name] ?? { size: look.size, light: [], dark: [] }
      expect(apart(known.size, look.size), `${name} has one size in both themes`).toBeLessThanOrEqual(tolerancePx)
      seen[name] = { ...known, [theme]: look.colours }
    }
  }
  expect(faults).toEqual([])
  if (process.env['VIREO_NEW_LOOKS'] || !existsSync(looksFile)) {
    writeFileSync(looksFile, `${JSON.stringify(seen, undefined, 2)}\n`)
    return
  }
  const kept: Looks = JSON.parse(readFileSync(looksFile, 'utf8'))
  expect(differences(kept, seen), 'look at the gallery; VIREO_NEW_LOOKS=1 keeps what you see').toEqual([])
})

async function startVite(): Promise<ViteDevServer> {
  const server = await createServer({
    configFile: join(root, 'vite.config.ts'),
    cacheDir: join(root, '../../node_modules/.cache/gallery'),
    server: { host: '127.0.0.1', port: 0, strictPort: false, hmr: false, watch: null, proxy: {} },
    optimizeDeps: { entries: ['gallery/main.tsx'] },
    logLevel: 'error',
  })
  return server.listen()
}

function startBrowser(): Promise<Browser> {
  const executablePath = process.env['VIREO_TEST_BROWSER']
  return chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox', '--disable-gpu'] })
}

async function openGallery(theme: string): Promise<void> {
  const address = vite.resolvedUrls?.local[0] ?? ''
  await page.goto(`${address}gallery.html?theme=${theme}`)
  await page.getByRole('heading', { name: 'Gallery' }).waitFor()
  await page.evaluate(() => document.fonts.ready)
}

async function axeFaults(part = 'html'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().include(part).analyze()
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ html }) => html)
        .join(' | ')
        .slice(0, 400)}`,
  )
}

/** Looks at every sample, and at what the first button of some opens. */
async function everyLook(): Promise<Record<string, Look>> {
  const looks: Record<string, Look> = await page.evaluate(lookAtSamples)
  for (const name of Object.keys(looks)) {
    const sample = page.locator(`[data-sample="${name}"]`)
    const opens = await sample.getAttribute('data-opens')
    if (opens === null) continue
    await sample.getByRole('button').or(sample.getByRole('combobox')).last().click()
    const opened = page.locator(opens).last()
    await opened.waitFor()
    looks[`${name}, opened`] = await opened.evaluate((element) => (globalThis as Measuring).lookAt(element))
    expect(await axeFaults(opens), `${name}, opened`).toEqual([])
    await page.keyboard.press('Escape')
    await opened.waitFor({ state: 'detached' })
  }
  return looks
}

function lookAtSamples(): Record<string, Look> {
  const samples = [...document.querySelectorAll<HTMLElement>('[data-sample]')]
  const { lookAt } = globalThis as Measuring
  return Object.fromEntries(samples.map((sample) => [sample.dataset['sample'] ?? '', lookAt(sample)]))
}

function apart(a: readonly [number, number], b: readonly [number, number]): number {
  return Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]))
}

function differences(kept: Looks, seen: Looks): string[] {
  const names = [...new Set([...Object.keys(kept), ...Object.keys(seen)])]
  return names.flatMap((name) => {
    const [before, now] = [kept[name], seen[name]]
    if (!before || !now) return [`${name} ${now ? 'is new' : 'is gone'}`]
    return [
      ...(apart(before.size, now.size) > tolerancePx
        ? [`${name}: ${before.size.join('×')} is ${now.size.join('×')}`]
        : []),
      ...themes
        .filter((theme) => before[theme].join() !== now[theme].join())
        .map((theme) => `${name}, ${theme}: ${before[theme].join(', ')} is ${now[theme].join(', ')}`),
    ]
  })
}
