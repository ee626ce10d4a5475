import { describe, expect, test } from 'vitest'
import { importsIn } from './imports-in.ts'

const value = { specifier: './it.ts', isTypeOnly: false }
const types = { specifier: './it.ts', isTypeOnly: true }

describe('reading the imports of a file', () => {
  test.each([
    ["import './it.ts'", value],
    ["import it from './it.ts'", value],
    ["import * as it from './it.ts'", value],
    ["import { one, type Two } from './it.ts'", value],
    ["import {} from './it.ts'", value],
    ["import type It from './it.ts'", types],
    ["import type { One } from './it.ts'", types],
    ["import { type One, type Two } from './it.ts'", types],
    ["export * from './it.ts'", value],
    ["export { one, type Two } from './it.ts'", value],
    ["export type { One } from './it.ts'", types],
    ["export type * from './it.ts'", types],
    ["const it = await import('./it.ts')", value],
    ['const it = await import(`./it.ts`)', value],
    ["const said = '„“ – 😀'; const it = await import('./it.ts')", value],
    ["type One = import('./it.ts').One", value],
    ["type One = typeof import('./it.ts')", value],
    ["const it = require('./it.ts')", value],
    ["import it = require('./it.ts')", value],
    ["/// <reference path='./it.ts' />", value],
  ])('%s', (text, expected) => {
    expect(importsIn('file.ts', text)).toEqual([expected])
  })

  test('counts what is imported and let out again once, with what the import says', () => {
    expect(importsIn('file.ts', "import { type One } from './it.ts'\nexport type { One }")).toEqual([types])
  })

  test.each(["const it = await import('./' + name)", 'const it = await import(`./${name}`)', "// import('./it.ts')"])(
    'leaves out what no name stands in: %s',
    (text) => expect(importsIn('file.ts', text)).toEqual([]),
  )

  test('does not pass over a file that it cannot read', () => {
    expect(() => importsIn('file.ts', 'import { from')).toThrow('file.ts cannot be read')
  })
})
