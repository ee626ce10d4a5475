import { HistoryItem } from '@vireo/contracts/history'
import { expect, test } from 'vitest'

import { leastAnswer } from '#kit/testing/least-answer.testing.ts'
import type { Generation } from '../generation.ts'
import { isShown } from './making-card.tsx'

const making = { title: 'Hello.', subtitle: 'Clara', voiceId: 'v' }
const done = (historyItemId: string | undefined): Generation => ({
  status: 'done',
  making,
  trackId: 'h2',
  otherVoices: [],
  historyItemId,
})
const listed = [HistoryItem.parse(leastAnswer(HistoryItem, { history_item_id: 'h1' }))]

test.each([
  ['nothing that has not begun', { status: 'idle' }, true, false],
  ['what is asked for', { status: 'starting', making }, false, true],
  ['what arrives', { status: 'streaming', making, progress: undefined, madeMs: 0, trackId: 'h2' }, false, true],
  ['what is done, until the list has it', done('h2'), true, true],
  ['what is done and stands in the list', done('h1'), true, false],
  ['what is done and will not be in the list', done('h2'), false, false],
  ['what is done and leaves nothing in the history', done(undefined), true, false],
] as const)('as in the making stands %s', (_what, generation, isFetching, shown) => {
  expect(isShown(generation, { data: listed, isFetching })).toBe(shown)
})
