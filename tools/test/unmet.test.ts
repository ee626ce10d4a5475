import { expect, test } from 'vitest'
import { unmetProblems } from './unmet.ts'

const all = { endpoints: ['GET /a', 'GET /b'], codes: ['x', 'y'] }
const nothing = { endpoints: [], codes: [] }

test('a run that met everything has no problem', () => {
  expect(unmetProblems(all, all, nothing)).toEqual([])
})

test('what no test met is named, unless it is known', () => {
  const known = { endpoints: ['GET /a'], codes: [] }
  expect(unmetProblems(all, nothing, known)).toEqual([
    'No test gets an answer from GET /b.',
    'No test produces the error code x.',
    'No test produces the error code y.',
  ])
})

test('what was met or does not exist any more has to leave the list', () => {
  const known = { endpoints: ['GET /gone'], codes: ['x'] }
  expect(unmetProblems(all, all, known)).toEqual([
    'GET /gone is on the list of what no test meets, and should leave it.',
    'x is on the list of what no test meets, and should leave it.',
  ])
})
