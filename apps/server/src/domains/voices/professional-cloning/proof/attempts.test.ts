import { professionalCloningLimits } from '@vireo/contracts/professional-cloning'
import { expect, test } from 'vitest'
import { attemptsNow, withAnother } from './attempts.ts'

const { attemptsPeriodMs, verificationAttemptsMax: most } = professionalCloningLimits
const first = new Date('2026-01-01T00:00:00Z')
const after = (ms: number) => new Date(first.getTime() + ms)

test.each([
  ['the first', { attempts: 0, attempts_since: null }, 0, { attempts: 1, attempts_since: first }],
  ['the last', { attempts: most - 1, attempts_since: first }, 1000, { attempts: most, attempts_since: first }],
  ['one too many', { attempts: most, attempts_since: first }, attemptsPeriodMs - 1, undefined],
  [
    'the first of a new period',
    { attempts: most, attempts_since: first },
    attemptsPeriodMs,
    { attempts: 1, attempts_since: after(attemptsPeriodMs) },
  ],
])('%s', (_what, before, ms, expected) => {
  expect(withAnother(before, after(ms))).toEqual(expected)
})

test('old attempts are forgotten when they are shown', () => {
  const shown = attemptsNow({ attempts: 3, attempts_since: first }, after(attemptsPeriodMs))
  expect(shown).toEqual({ attempts: 0, attempts_since: null })
})
