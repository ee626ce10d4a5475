import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'

import { overBudget, type BuiltChunk } from './bundle-budget.ts'

/** Code that does not compress: about `kb` kilobytes stay after gzip. */
function codeOf(kb: number): string {
  return randomBytes(kb * 1000).toString('base64')
}

function chunk(fileName: string, kb: number, more: Partial<BuiltChunk> = {}): BuiltChunk {
  return { fileName, code: codeOf(kb), isEntry: false, isDynamicEntry: false, imports: [], moduleIds: [], ...more }
}

const entry = chunk('assets/index-a.js', 100, { isEntry: true, imports: ['assets/shared-b.js'] })
const shared = chunk('assets/shared-b.js', 40)

test('a build inside its budget has nothing said about it', () => {
  const shell = chunk('assets/shell-c.js', 30, { isDynamicEntry: true, imports: ['assets/shared-b.js'] })
  const page = chunk('assets/page-d.js', 50, {
    isDynamicEntry: true,
    imports: ['assets/shared-b.js', 'assets/index-a.js'],
  })
  expect(overBudget([entry, shared, shell, page], 'shell-')).toEqual([])
})

test('the frame counts as initial, and what several files share counts once', () => {
  const shell = chunk('assets/shell-c.js', 55, { isDynamicEntry: true, imports: ['assets/shared-b.js'] })
  expect(overBudget([entry, shared, shell], 'shell-')).toEqual([expect.stringMatching(/^initial JavaScript is 19\d/u)])
})

test('a route is charged with everything it alone brings', () => {
  const own = chunk('assets/own-e.js', 35)
  const page = chunk('assets/page-d.js', 35, { isDynamicEntry: true, imports: ['assets/own-e.js'] })
  expect(overBudget([entry, shared, chunk('assets/shell-c.js', 1), own, page], 'shell-')).toEqual([
    expect.stringMatching(/^assets\/page-d\.js adds 7\d/u),
  ])
})

test('a build without its frame is no build', () => {
  expect(overBudget([entry, shared], 'shell-')).toEqual(['the frame shell-* is missing'])
})

test('a first visit fetches no more files than agreed', () => {
  const words = Array.from({ length: 40 }, (_, at) => chunk(`assets/words-${at}.js`, 0.1))
  const many = { ...entry, imports: words.map(({ fileName }) => fileName) }
  const shell = chunk('assets/shell-c.js', 0.1)
  expect(overBudget([many, shell, ...words], 'shell-')).toEqual([
    expect.stringMatching(/^initial JavaScript comes in 42 files/u),
  ])
})
