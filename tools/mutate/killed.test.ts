import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { stateOf } from './killed.ts'

let root: string
const rule = `/** Says whether there is enough. */
export const isEnough = (has: number, costs: number) => has >= costs // proved by rule.test.ts
`

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vireo-killed-'))
  writeFileSync(join(root, 'rule.test.ts'), `isEnough(1, 1)\n`)
})
afterEach(() => rmSync(root, { recursive: true }))

function stateWith(code: string, marked = 'export const isEnough = (has: number, costs: number) => has >= costs') {
  writeFileSync(join(root, 'rule.ts'), code)
  return stateOf(root, [{ file: 'rule.ts', line: 2, code: marked, test: 'rule.test.ts' }])
}

describe('The state of a proved rule', () => {
  test('stays when its comments, its types and its layout say it otherwise', () => {
    const before = stateWith(rule)
    expect(stateWith(rule.replace('Says whether', 'Tells whether'))).toBe(before)
    expect(stateWith(rule.replace('=> has', '=>\n  has'))).toBe(before)
  })

  test('changes with what runs, what its test asks, and which line is marked', () => {
    const before = stateWith(rule)
    expect(stateWith(rule.replace('>=', '>'))).not.toBe(before)
    expect(stateWith(rule, 'has >= costs && true')).not.toBe(before)
    writeFileSync(join(root, 'rule.test.ts'), `isEnough(2, 1)\n`)
    expect(stateWith(rule)).not.toBe(before)
  })
})
