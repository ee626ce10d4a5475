import { expect, test } from 'vitest'
import { metByNow, unmetProblems } from './unmet.ts'

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
  expect(metByNow(all, all, known)).toEqual(['GET /gone', 'x'])
  expect(metByNow(all, nothing, { endpoints: ['GET /a'], codes: [] })).toEqual([])
})
