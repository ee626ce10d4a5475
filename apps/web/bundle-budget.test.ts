import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'

import { firstVisitSize, overBudget, type BuiltChunk } from './bundle-budget.ts'

/** Code that does not compress: about `kb` kilobytes stay after gzip. */
function codeOf(kb: number): string {
  return randomBytes(kb * 1000).toString('base64')
}

function chunk(fileName: string, kb: number, more: Partial<BuiltChunk> = {}): BuiltChunk {
  return { fileName, code: codeOf(kb), isEntry: false, isDynamicEntry: false, imports: [], moduleIds: [], ...more }
}

const theme = chunk('theme.js', 0.1, { isEntry: true })
const entry = chunk('assets/index-a.js', 100, { isEntry: true, imports: ['assets/shared-b.js'] })
const shared = chunk('assets/shared-b.js', 20)
const initial = [theme, entry, shared]
const visit = { frame: ['app/shell.tsx'], around: ['app/menu.tsx'], home: ['app/home.tsx'] }

function part(name: string, kb: number, more: Partial<BuiltChunk> = {}): BuiltChunk {
  return chunk(`assets/${name}.js`, kb, { isDynamicEntry: true, moduleIds: [`/web/app/${name}.tsx`], ...more })
}

const shell = part('shell', 30, { imports: ['assets/shared-b.js'] })
const menu = part('menu', 5)
const home = part('home', 5, { imports: ['assets/shared-b.js'] })

test('a build inside its budget has nothing said about it', () => {
  const page = part('page', 50, { imports: ['assets/shared-b.js', 'assets/index-a.js'] })
  expect(overBudget([...initial, shell, menu, home, page], visit)).toEqual([])
})

test('the frame counts as initial, and what several files share counts once', () => {
  const heavy = part('shell', 75, { imports: ['assets/shared-b.js'] })
  expect(overBudget([...initial, heavy, menu, home], visit)).toEqual([
    expect.stringMatching(/^initial JavaScript is 19\d/u),
  ])
})

test('a first visit weighs what the entry, the theme and the frame need, and nothing that comes later', () => {
  const { kb, files } = firstVisitSize([...initial, shell, menu, home], visit)
  expect([Math.round(kb / 10) * 10, files]).toEqual([150, 4])
})

test('home counts with what is around it, whether it is fetched at once or later', () => {
  const around = part('menu', 60)
  expect(overBudget([...initial, shell, around, part('home', 45)], visit)).toEqual([
    expect.stringMatching(/^home JavaScript is 2[56]\d/u),
  ])
})

test('a route is charged with everything it brings that home has not', () => {
  const own = chunk('assets/own-e.js', 35)
  const page = part('page', 35, { imports: ['assets/own-e.js', 'assets/home.js'] })
  expect(overBudget([...initial, shell, menu, home, own, page], visit)).toEqual([
    expect.stringMatching(/^assets\/page\.js adds 7\d/u),
  ])
})

test('a build without one of the things that are visited is no build', () => {
  expect(overBudget([...initial, shell], visit)).toEqual(['app/menu.tsx is in no file', 'app/home.tsx is in no file'])
})

test('a first visit fetches no more files than agreed, nor does a screen', () => {
  const words = (count: number) => Array.from({ length: count }, (_, at) => chunk(`assets/words-${at}.js`, 0.1))
  const importing = (chunks: readonly BuiltChunk[]) => ({ imports: chunks.map(({ fileName }) => fileName) })
  const told = (more: readonly BuiltChunk[], built: readonly BuiltChunk[]) =>
    overBudget([...initial, ...more, ...built], visit)
  const few = words(12)
  expect(told(few, [part('shell', 1, importing(few)), menu, home])).toEqual([
    expect.stringMatching(/^initial JavaScript comes in 16 files/u),
    expect.stringMatching(/^home JavaScript comes in 18 files/u),
  ])
  expect(told(few, [shell, menu, part('home', 1, importing(few))])).toEqual([
    expect.stringMatching(/^home JavaScript comes in 18 files/u),
  ])
  const many = words(23)
  expect(told(many, [shell, menu, home, part('page', 1, importing(many))])).toEqual([
    expect.stringMatching(/^assets\/page\.js comes in 29 files, at most 28/u),
  ])
})
