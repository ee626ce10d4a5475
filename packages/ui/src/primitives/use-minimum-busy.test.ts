import fc from 'fast-check'
import { expect, test } from 'vitest'

import { spinnerMsLeft, spinnerMsMin } from './use-minimum-busy.ts'

test('a spinner is visible for 400 ms in all, however short the work was', () => {
  fc.assert(
    fc.property(fc.nat(1e9), fc.nat(1e6), (shownAtMs, workMs) => {
      const visibleMs = workMs + spinnerMsLeft(shownAtMs, shownAtMs + workMs)
      expect(visibleMs).toBe(Math.max(spinnerMsMin, workMs))
    }),
  )
})
