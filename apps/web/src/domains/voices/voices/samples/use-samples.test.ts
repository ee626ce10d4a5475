import { SampleReport } from '@vireo/contracts/voices'
import { expect, test } from 'vitest'

import { ApiError } from '#kit/api/index.ts'
import { leastAnswer } from '#kit/testing/least-answer.testing.ts'
import type { Sample } from './sample-list.ts'
import { reportsIn, usable } from './use-samples.ts'

const report = (accepted: boolean) => SampleReport.parse(leastAnswer(SampleReport, { accepted }))
const sample = (id: string, of: SampleReport | undefined): Sample => ({
  source: { id, file: new File([], id), durationMs: undefined, peaks: undefined, isRecorded: false },
  status: 'checked',
  report: of,
  problem: undefined,
  transcript: '',
})

test('what nobody refused is sent, also where nobody has listened yet', () => {
  const list = [sample('good', report(true)), sample('bad', report(false)), sample('unheard', undefined)]
  expect(usable(list).map(({ source }) => source.id)).toEqual(['good', 'unheard'])
})

test('a refusal tells of each recording what the server said', () => {
  const samples = [report(false), report(true)]
  const refusal = new ApiError({ status: 400, code: 'invalid_samples', message: 'No.', data: { samples } })
  expect(reportsIn(refusal).map(({ accepted }) => accepted)).toEqual([false, true])
})

test.each([
  ['another failure', new Error('offline')],
  ['a refusal for another reason', new ApiError({ status: 400, code: 'other', message: 'No.' })],
])('%s tells nothing of the recordings', (_what, error) => {
  expect(reportsIn(error)).toEqual([])
})
