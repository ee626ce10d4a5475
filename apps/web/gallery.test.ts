import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Locator, Page } from '@playwright/test'
import type { ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type * as LookAt from './gallery/look-at.ts'
import { apart, differences, themes, tolerancePx, type Looks } from './gallery/differences.ts'
import { animatedBy, drawnAnew, movedByClick } from './gallery/movements.ts'
import { lowestPressed } from './gallery/lowest-pressed.ts'
import { startBrowser, startVite } from './gallery/start-gallery.testing.ts'
import { textAt } from './gallery/text-at.ts'
import { lookForBarriers } from './src/app/testing/look-for-barriers.testing.ts'

type Look = LookAt.Look
/** The page measures itself. */
type Measuring = typeof globalThis & Pick<typeof LookAt, 'lookAt'>

const root = import.meta.dirname
/** How every sample looked when somebody last looked at it; `VIREO_NEW_LOOKS=1` writes it anew, `npm run format` after it. */
const looksFile = join(root, 'gallery/looks.json')
/** It stands when it looked the same so many times, so many milliseconds apart. */
const [settledTimes, settlingMs] = [3, 60]

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
    expect(await axeFaults(theme), theme).toEqual([])
    for (const [name, look] of Object.entries(await everyLook(theme))) {
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

test('a choice is made by keys: letters find, Enter chooses, Escape leaves, and the focus comes back', async () => {
  await openGallery('light')
  const voice = sample('combobox, with faces and groups').getByRole('combobox')
  await voice.focus()
  await page.keyboard.press('d')
  await page.keyboard.type('av')
  await expectShown(page.getByRole('option'), ['David'])
  await page.keyboard.press('Enter')
  expect(await voice.textContent()).toBe('David')
  expect(await hasFocus(voice)).toBe(true)

  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  expect(await voice.textContent()).toBe('David')
  expect(await hasFocus(voice)).toBe(true)

  const name = sample('combobox, thousands').getByRole('combobox')
  await name.click()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  expect(await name.textContent()).toBe('Name number 2508')

  await sample('select, segmented').getByRole('radio', { name: 'Editor' }).focus()
  await page.keyboard.press('ArrowRight')
  expect(await sample('select, segmented').getByRole('radio', { name: 'Viewer' }).isChecked()).toBe(true)
})

test('on a touch screen what is pressed is 44 px high wherever it looks smaller', async () => {
  await openGallery('light')
  const phone = await browser.newPage({ hasTouch: true, isMobile: true })
  await phone.goto(page.url())
  await phone.locator('.pressed').first().waitFor()
  expect(await phone.locator('.pressed').evaluateAll(lowestPressed)).toBe(44)
})

test('a range is picked by two days, by pointer or by keys', async () => {
  await openGallery('light')
  const time = sample('range picker, two days').getByRole('button')
  await time.click()
  await page.getByRole('button', { name: 'Tuesday, November 10, 2026' }).click()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect.poll(() => time.textContent()).toContain('11/02/26 – 11/10/26')
  await time.click()
  await page.getByRole('button', { name: '7 days' }).last().click()
  await expect.poll(() => time.textContent()).toContain('7 days')
})

test('cards and money are formatted while they are typed', async () => {
  await openGallery('light')
  const card = sample('card number and expiry')
  await card.getByLabel('Expires').fill('')
  await card.getByLabel('Expires').pressSequentially('1230')
  expect(await card.getByLabel('Expires').inputValue()).toBe('12/30')
  await card.getByLabel('Card number').fill('')
  await card.getByLabel('Card number').pressSequentially('42424242')
  expect(await card.getByLabel('Card number').inputValue()).toBe('4242 4242')
  const budget = sample('money field').getByLabel('Budget')
  await budget.fill('')
  await budget.pressSequentially('98765.4')
  expect(await budget.inputValue()).toBe('98,765.4')
})

test('a click anywhere on a row reaches what opens it, but for its menu', async () => {
  await openGallery('light')
  const row = sample('table').getByRole('row').nth(1)
  await row.scrollIntoViewIfNeeded()
  const menu = row.getByRole('button', { name: 'More for Ada Lovelace' })
  await expect.poll(() => textAt(row.getByText('Admin'))).toBe('Ada Lovelace')
  await expect.poll(() => textAt(menu)).toBe('More for Ada Lovelace')
})

test('the hint of a control never lies on what the control opened', async () => {
  await openGallery('light')
  const more = page.getByRole('button', { name: /^More/u }).first()
  const hint = page.getByRole('tooltip')
  await more.hover()
  await expect.poll(() => hint.count()).toBe(1)
  await page.mouse.move(0, 0)
  await expect.poll(() => hint.count()).toBe(0)
  await more.click()
  await page.getByRole('menu').waitFor()
  // Entered anew, as when what lay before it goes away.
  await more.dispatchEvent('pointerover', { pointerType: 'mouse' })
  await page.waitForTimeout(500)
  expect(await hint.count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'detached' })
  // Nor on what is under it, once the focus comes back: only whoever goes there by keys is told.
  await page.waitForTimeout(100)
  expect(await hint.count()).toBe(0)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect.poll(() => hint.count()).toBe(1)
})

test('a message goes by itself where the pointer only rests, and stays while somebody points at it', async () => {
  await openGallery('light')
  const say = sample('message, done').getByRole('button').first()
  const said = page.locator('.Toastify__toast').last()
  await say.focus()
  await page.keyboard.press('Enter')
  // Once it stands where it stays.
  await said.hover({ position: { x: 60, y: 20 } })
  const place = await said.boundingBox()
  if (!place) throw new Error('no message is shown')
  await page.mouse.move(place.x + 80, place.y + place.height / 2)
  await page.waitForTimeout(7000)
  expect(await said.isVisible()).toBe(true)
  await said.getByRole('button', { name: 'Close' }).click()
  await said.waitFor({ state: 'hidden' })

  // The next one appears where the pointer still is.
  await say.focus()
  await page.keyboard.press('Enter')
  await said.waitFor()
  await said.waitFor({ state: 'hidden', timeout: 20_000 })
  await page.mouse.move(0, 0)
})

test('what is not known how long it takes moves, and is never a full bar where nothing may move', async () => {
  await openGallery('light')
  const bar = sample('progress, unknown').getByRole('progressbar')
  expect(await bar.evaluate((element) => getComputedStyle(element).backgroundImage)).toContain(
    'repeating-linear-gradient',
  )
  const line = sample('waveform, arriving').locator('.wave-arriving')
  expect(await line.evaluate((element) => getComputedStyle(element).backgroundImage)).toContain(
    'repeating-linear-gradient',
  )
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await bar.evaluate(animatedBy)).toContainEqual(expect.stringMatching(/^backgroundPosition/u))
  expect(await line.evaluate(animatedBy)).toContain('transform')
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('what changes its place in a list is seen to move there, and stands there at once where nothing may move', async () => {
  await openGallery('light')
  const list = sample('list that changes its order')
  expect(await list.evaluate(movedByClick)).toBe(0)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  // The one in the middle stays.
  expect(await list.evaluate(movedByClick)).toBe(2)
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('two hundred waveforms take one frame to draw', async () => {
  await openGallery('light')
  const many = sample('waveform, two hundred')
  await many.scrollIntoViewIfNeeded()
  expect(await many.evaluate(drawnAnew)).toEqual({ drawn: 200, frames: 1 })
})

test('what was confirmed stays on the screen while it goes on, and is not called off by a key', async () => {
  await openGallery('light')
  await sample('confirm dialog, failed').getByRole('button').first().click()
  const dialog = page.getByRole('dialog', { name: 'Delete 3 recordings?' })
  expect(await dialog.getByRole('alert').textContent()).toContain('The workspace is full.')
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.poll(() => dialog.getByRole('alert').count()).toBe(0)
  await page.keyboard.press('Escape')
  expect(await dialog.isVisible()).toBe(true)
  expect(await dialog.getByRole('button', { name: 'Cancel' }).isDisabled()).toBe(true)
})

test('fewer than ten things have neither search nor filters', async () => {
  await openGallery('light')
  expect(await sample('filter bar, few things').locator('*').count()).toBe(0)
})

function sample(name: string): Locator {
  return page.locator(`[data-sample="${name}"]`)
}

async function expectShown(locator: Locator, texts: readonly string[]): Promise<void> {
  await expect.poll(() => locator.allTextContents()).toEqual(texts)
}

function hasFocus(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement)
}

async function openGallery(theme: string): Promise<void> {
  const address = `${vite.resolvedUrls?.local[0] ?? ''}gallery.html?theme=${theme}`
  if (page.url() === address) return
  await page.goto(address)
  await page.getByRole('heading', { name: 'Gallery' }).waitFor()
  await page.evaluate(() => document.fonts.ready)
}

/** The themes differ in nothing but colours. */
function axeFaults(theme: string, within = 'html'): Promise<string[]> {
  return lookForBarriers(page, { within, ...(theme !== 'light' && { rule: 'color-contrast' }) })
}

/** Looks at every sample, and at what the first button of some opens. */
async function everyLook(theme: string): Promise<Record<string, Look>> {
  const looks: Record<string, Look> = await page.evaluate(lookAtSamples)
  for (const name of Object.keys(looks)) {
    const opens = await sample(name).getAttribute('data-opens')
    if (opens === null) continue
    await sample(name).getByRole('button').or(sample(name).getByRole('combobox')).last().click()
    const opened = page.locator(opens).last()
    await opened.waitFor()
    looks[`${name}, opened`] = await settledLook(opened)
    expect(await axeFaults(theme, opens), `${name}, opened`).toEqual([])
    // A message stays for a while, whatever is pressed elsewhere.
    if (opens === '.Toastify__toast') await opened.getByRole('button', { name: 'Close' }).click()
    else await page.keyboard.press('Escape')
    await opened.waitFor({ state: 'detached' })
  }
  return looks
}

/** Looks until it looks the same for a while: what opens marks its first entry a moment later, on a busy machine much later. */
async function settledLook(opened: Locator): Promise<Look> {
  const look = () => opened.evaluate((element) => (globalThis as Measuring).lookAt(element))
  let [before, sameTimes] = [await look(), 0]
  while (sameTimes < settledTimes) {
    await page.waitForTimeout(settlingMs)
    const now = await look()
    sameTimes = JSON.stringify(now) === JSON.stringify(before) ? sameTimes + 1 : 0
    before = now
  }
  return before
}

function lookAtSamples(): Record<string, Look> {
  const samples = [...document.querySelectorAll<HTMLElement>('[data-sample]')]
  const { lookAt } = globalThis as Measuring
  return Object.fromEntries(samples.map((each) => [each.dataset['sample'] ?? '', lookAt(each)]))
}
