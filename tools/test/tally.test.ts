import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../project/temporary-folder.ts'
import { readPlaywrightReport } from './read-playwright-report.ts'
import { readVitestReport, tallyOf } from './read-vitest-report.ts'
import { add, atLeastOneFailure, failureOf } from './tally.ts'

const assertion = (title: string, status: string) => ({ ancestorTitles: ['voices'], title, status })

describe('counting tests', () => {
  test('names every skipped test and counts each outcome of a vitest report', () => {
    const tally = vitestTally([
      {
        name: '/house/a.test.ts',
        status: 'failed',
        assertionResults: [
          assertion('one', 'passed'),
          assertion('two', 'failed'),
          assertion('three', 'pending'),
          assertion('four', 'todo'),
        ],
      },
    ])
    expect(tally).toEqual({
      passed: 1,
      failures: ['a.test.ts: voices › two'],
      skipped: ['a.test.ts: voices › three', 'a.test.ts: voices › four'],
    })
  })

  test('counts a file that broke before or beside its tests as a failed test', () => {
    const files = [
      { name: '/house/a.test.ts', status: 'failed', assertionResults: [] },
      { name: '/house/b.test.ts', status: 'failed', assertionResults: [assertion('one', 'passed')] },
    ]
    expect(vitestTally(files)).toMatchObject({ passed: 1, failures: { length: 2 }, skipped: [] })
  })

  test('a run without a report has failed, whatever its exit code says', () => {
    expect(tallyOf(readVitestReport('/nowhere/vitest.json', '/house')).failures).toHaveLength(1)
    expect(readPlaywrightReport('/nowhere/journeys.json').failures).toHaveLength(1)
  })

  test('a bad exit code is a failure of its own where no test failed', () => {
    const well = { passed: 2, failures: [], skipped: [] }
    expect(atLeastOneFailure(well, 1, 'tests').failures).toEqual(['tests: as a whole'])
    expect(atLeastOneFailure({ ...well, failures: ['one'] }, 1, 'tests').failures).toEqual(['one'])
    expect(atLeastOneFailure(well, 0, 'tests')).toEqual(well)
  })

  test('a failure says its name and the beginning of its message, without colours and places', () => {
    const message = '\u001B[31mexpected 1\u001B[39m\n\n    at somewhere.ts:1:2\n  to be 2\n'
    expect(failureOf('a.test.ts: one', message)).toBe('a.test.ts: one\n      expected 1\n      to be 2')
    expect(failureOf('a.test.ts: one', undefined)).toBe('a.test.ts: one')
  })

  test('counts journeys in nested groups; flaky ones and errors outside of tests have failed', () => {
    const spec = (title: string, status: string) => ({ title, file: 'a.journey.ts', tests: [{ status }] })
    const report = {
      suites: [
        { specs: [spec('one', 'expected')], suites: [{ specs: [spec('two', 'flaky'), spec('three', 'skipped')] }] },
        { specs: [spec('four', 'unexpected')] },
      ],
      errors: [{ message: 'the configuration is broken' }],
    }
    using folder = temporaryFolder({ 'report.json': JSON.stringify(report) })
    const tally = readPlaywrightReport(join(folder.path, 'report.json'))
    expect(tally).toMatchObject({ passed: 1, skipped: ['a.journey.ts: three'] })
    expect(tally.failures.map((failure) => failure.split('\n')[0])).toEqual([
      'a.journey.ts: two',
      'a.journey.ts: four',
      'outside of every journey',
    ])
    expect(add(tally, tally)).toMatchObject({ passed: 2, failures: { length: 6 } })
  })
})

function vitestTally(testResults: readonly object[]) {
  using folder = temporaryFolder({ 'report.json': JSON.stringify({ testResults }) })
  return tallyOf(readVitestReport(join(folder.path, 'report.json'), '/house'))
}
