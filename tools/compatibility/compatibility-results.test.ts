import { describe, expect, test } from 'vitest'
import type { Outcome, TestOutcome } from '../test/read-vitest-report.ts'
import { COMPATIBILITY_TESTS, compatibilityOf, disagreements } from './compatibility-results.ts'

const result = (outcome: Outcome, ...titles: string[]): TestOutcome => ({
  file: `${COMPATIBILITY_TESTS}sdk.test.ts`,
  titles,
  outcome,
})

describe('the results of the compatibility tests', () => {
  test('an operation passes when all tests that stand for it did, alone or as a group', () => {
    const tests = [
      result('passed', 'the SDK', 'GET /v1/models'),
      result('passed', 'GET /v1/voices', 'lists'),
      result('failed', 'GET /v1/voices', 'pages'),
      result('passed', 'GET /v1/history', 'lists'),
      result('skipped', 'GET /v1/history', 'searches'),
      result('passed', 'something else'),
    ]
    expect(compatibilityOf(tests)).toEqual({ passing: ['GET /v1/models'], unknown: [] })
  })

  test('tests elsewhere say nothing about compatibility', () => {
    expect(
      compatibilityOf([{ ...result('passed', 'GET /v1/models'), file: 'apps/server/src/x.test.ts' }]).passing,
    ).toEqual([])
  })

  test('reports misspelt operations, and documents that promise too much or too little', () => {
    const now = compatibilityOf([result('passed', 'GET /v1/models'), result('passed', 'GET /v1/model')])
    expect(disagreements(['GET /v1/voices'], now)).toEqual([
      expect.stringContaining('"GET /v1/model"'),
      expect.stringMatching('^GET /v1/voices is documented'),
      expect.stringMatching('^GET /v1/models passes'),
    ])
    expect(disagreements(now.passing, { ...now, unknown: [] })).toEqual([])
  })
})
