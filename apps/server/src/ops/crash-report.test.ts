import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../../tools/project/temporary-folder.ts'
import { type CrashFacts, hasCrashedLately, writeCrashReport } from './crash-report.ts'

const request = { id: 'req_1', method: 'POST', route: '/v1/text-to-speech/:voice_id' }
const other = { id: 'req_2', method: 'GET', route: '/v1/user' }
const facts = (error: unknown, second = 0): CrashFacts => ({
  kind: 'uncaught error',
  error,
  at: new Date(Date.UTC(2026, 0, 2, 3, 4, second)),
  commit: 'abc',
  requests: { current: request, underWay: [request, other], answered: [other] },
})

const thrownBy = (work: () => unknown): unknown => {
  try {
    return work()
  } catch (error) {
    return error
  }
}

describe('a crash report', () => {
  it('says what broke, where, by which request, and which others were under way', () => {
    using folder = temporaryFolder({})
    const report = JSON.parse(readFileSync(writeCrashReport(folder.path, facts(new RangeError('slot -1'))), 'utf8'))
    expect(report).toMatchObject({ kind: 'uncaught error', commit: 'abc', request, requests: [request, other] })
    expect(report.error).toMatchObject({ name: 'RangeError', message: 'slot -1' })
    expect(report.error.stack[0]).toContain('crash-report.test.ts')
  })

  it('tells nobody’s words and no secret', () => {
    using folder = temporaryFolder({})
    const parsing = thrownBy(() => JSON.parse('my private words'))
    const nested = new Error('GET /x?token=abcdef failed for `somebody@example.test`', { cause: parsing })
    const file = writeCrashReport(folder.path, facts(nested))
    expect(readFileSync(file, 'utf8')).not.toMatch(/private|abcdef|somebody/)
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it('is also written of what is no error', () => {
    using folder = temporaryFolder({})
    const report = readFileSync(writeCrashReport(folder.path, facts('a word')), 'utf8')
    expect(JSON.parse(report).error).toEqual({ name: 'thrown string' })
  })

  it('stays with nineteen others at most', () => {
    using folder = temporaryFolder({})
    for (let second = 0; second < 25; second++) writeCrashReport(folder.path, facts(new Error('again'), second))
    const left = readdirSync(path.join(folder.path, 'crashes')).toSorted()
    expect(left).toHaveLength(20)
    expect(left[0]).toContain('03-04-05')
  })

  it('is remembered for a day', () => {
    using folder = temporaryFolder({})
    const after = (hours: number) => new Date(facts(0).at.getTime() + hours * 3_600_000)
    expect(hasCrashedLately(folder.path, after(0))).toBe(false)
    writeCrashReport(folder.path, facts(new Error('once')))
    expect([23, 25].map((hours) => hasCrashedLately(folder.path, after(hours)))).toEqual([true, false])
  })
})
