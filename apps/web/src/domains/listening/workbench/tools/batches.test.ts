import type { TimedSegment } from '@vireo/transcripts/timed'
import { expect, test } from 'vitest'

import { batchesOf } from './batches.ts'

const segments = Array.from({ length: 10 }, (_, at): TimedSegment => {
  return { id: `${at}`, text: 'a'.repeat(at), speaker_id: 'a', start_s: at * 10, end_s: at * 10 + 10 }
})
const idsOf = (batches: readonly (readonly TimedSegment[])[]) =>
  batches.map((batch) => batch.map(({ id }) => id).join(''))

test.each([
  [{ most: 4 }, ['0123', '4567', '89']],
  [{ most: 9, secondsMost: 30 }, ['012', '345', '678', '9']],
  [{ most: 9, charsMost: 9 }, ['0123', '45', '6', '7', '8', '9']],
  [{ most: 9, charsMost: 8 }, ['0123', '4', '5', '6', '7', '8']],
  [{ most: 9, secondsMost: 5 }, []],
])('%o', (bounds, ids) => {
  expect(idsOf(batchesOf(segments, bounds))).toEqual(ids)
})
