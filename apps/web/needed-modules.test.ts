import { expect, test } from 'vitest'
import { parseAst } from 'vite'

import { neededModules, readShape, type ModuleShape } from './needed-modules.ts'

async function neededIn(files: Readonly<Record<string, string>>): Promise<string[]> {
  const shapes = new Map<string, ModuleShape>()
  for (const [id, code] of Object.entries(files)) {
    const resolve = (source: string) => Promise.resolve(source in files ? source : undefined)
    shapes.set(id, await readShape(parseAst(code), resolve))
  }
  return [...neededModules('start', (id) => shapes.get(id))].toSorted()
}

test('a door leads to what is asked of it, and to nothing else behind it', async () => {
  expect(
    await neededIn({
      start: `import { a as here } from 'door'; here()`,
      door: `export { a } from 'a'; export { b } from 'b'; import * as c from 'c'; export { c }`,
      a: `import d from 'd'; export const a = () => d`,
      b: `export const b = 1`,
      c: `export const c = 1`,
      d: `export default 1`,
    }),
  ).toEqual(['a', 'd', 'start'])
})

test('names that are handed on under others, by namespace or all together are followed', async () => {
  expect(
    await neededIn({
      start: `import { x, y } from 'door'; import * as whole from 'whole'; x(y, whole)`,
      door: `import { one } from 'one'; export { one as x }; export * from 'rest'`,
      one: `export const one = 1`,
      rest: `export const y = 1`,
      whole: `export { z } from 'z'`,
      z: `export const z = 1`,
    }),
  ).toEqual(['door', 'one', 'rest', 'start', 'whole', 'z'])
})

test('of what is handed on all together, only what says the name is needed', async () => {
  expect(
    await neededIn({
      start: `import { a, c } from 'door'; a(c)`,
      door: `export * from 'a'; export * from 'b'; export * from 'more'; export * from 'parts'`,
      a: `export function a() {}`,
      b: `const b = 1; class B {}; export { b, B }`,
      more: `export * from 'c'; export * from 'd'`,
      c: `const c = 1; export { c }`,
      d: `export const d = 1, e = 2`,
      parts: `export const { f, g } = {}`,
    }),
  ).toEqual(['a', 'c', 'door', 'more', 'parts', 'start'])
})

test('what is imported for its effect is needed, what is not bundled and what comes later is not', async () => {
  expect(
    await neededIn({
      start: `import 'effect'; import react from 'react'; import('./later'); react()`,
      effect: `document.title = ''`,
      './later': `export default 1`,
    }),
  ).toEqual(['effect', 'start'])
})

test('modules that need each other are each told once', async () => {
  expect(
    await neededIn({ start: `import { a } from 'other'; a()`, other: `import 'start'; export const a = 1` }),
  ).toEqual(['other', 'start'])
})
