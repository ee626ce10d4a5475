import { expect, test } from 'vitest'
import { cyclesOf } from './cycles-of.ts'

test.each([
  ['nothing', {}, 0],
  ['a line', { a: ['b'], b: ['c'], c: [] }, 0],
  ['two ways to the same', { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, 0],
  ['two that need each other', { a: ['b'], b: ['a'] }, 1],
  ['a long way around, entered from outside', { x: ['a'], a: ['b'], b: ['c'], c: ['a', 'y'], y: [] }, 1],
  ['two circles side by side', { a: ['b'], b: ['a', 'c'], c: ['d'], d: ['c'] }, 2],
] as [string, Record<string, string[]>, number][])('%s: %j', (_, graph, count) => {
  expect(cyclesOf(Object.keys(graph), (one) => graph[one] ?? [])).toBe(count)
})
