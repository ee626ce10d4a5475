import { orderLimits } from '@vireo/contracts/productions'
import { expect, test } from 'vitest'
import type { MediaRow } from '../tables.ts'
import { assertBounded } from './assert-bounded.ts'

const hourMs = 3_600_000
const media = (durationMs: number) => [{ id: 'one', duration_ms: durationMs }] as unknown as readonly MediaRow[]
const planned = (count: number) => Array.from({ length: count }, () => ({ media_id: 'one' }))
const { assignmentsMax, sandboxMsMax } = orderLimits

test.each([
  ['as much as there may be', planned(assignmentsMax), 5 * hourMs, false, true],
  ['one more', planned(assignmentsMax + 1), 100, false, false],
  ['in the sandbox as long as it may be', planned(sandboxMsMax / hourMs), hourMs, true, true],
  ['in the sandbox one language more', planned(sandboxMsMax / hourMs + 1), hourMs, true, false],
])('an order of %s', (_what, assignments, durationMs, isSandbox, isTaken) => {
  const ask = () => assertBounded(assignments, media(durationMs), isSandbox)
  if (isTaken) expect(ask).not.toThrow()
  else expect(ask).toThrow(expect.objectContaining({ code: 'production_item_limit_reached' }))
})
