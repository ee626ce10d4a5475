import { expect, test } from 'vitest'
import { unmetProblems } from './unmet.ts'

const all = { endpoints: ['GET /a', 'GET /b'], codes: ['x', 'y'], acts: ['POST /a things.made'] }
const nothing = { endpoints: [], codes: [], acts: [] }
const nobody = { endpoints: {}, codes: {} }

test('a run that met everything has no problem', () => {
  expect(unmetProblems(all, all, nobody)).toEqual([])
})

test('what no test met is named, unless there is a reason', () => {
  const excused = { endpoints: { 'GET /a': 'nobody can ask for it' }, codes: {} }
  expect(unmetProblems(all, nothing, excused)).toEqual([
    'No test gets an answer from GET /b.',
    'No test produces the error code x.',
    'No test produces the error code y.',
    'No test sees written into the audit log POST /a things.made.',
  ])
})

test('what was met or does not exist any more has to leave the list', () => {
  const excused = { endpoints: { 'GET /gone': 'nobody can ask for it' }, codes: { x: 'nobody can hear it' } }
  expect(unmetProblems(all, all, excused)).toEqual([
    'GET /gone is excused in apps/server/test/unmet.json, but it does not exist.',
    'x is excused in apps/server/test/unmet.json, but a test meets it.',
  ])
  expect(unmetProblems(all, { ...all, codes: ['y'] }, { ...nobody, codes: { x: 'nobody can hear it' } })).toEqual([])
})

test('an act counts only where its own endpoint wrote it, and has to be declared there', () => {
  const acts = ['POST /b things.made', 'POST /b things.made']
  expect(unmetProblems(all, { ...all, acts }, nobody)).toEqual([
    'No test sees written into the audit log POST /a things.made.',
    'Its route does not declare that it writes into the audit log POST /b things.made.',
  ])
})
