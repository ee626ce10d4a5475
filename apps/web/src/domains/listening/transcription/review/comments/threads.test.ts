import type { TranscriptComment } from '@vireo/contracts/transcription'
import { expect, test } from 'vitest'
import { openRemarks, threadsOf } from './threads.ts'

function aComment(id: string, at: number, more: Partial<TranscriptComment> = {}): TranscriptComment {
  const author = { user_id: 'user_1', name: 'Ada' }
  const said = { text: id, author, is_mine: true, resolved_at_unix: null, created_at_unix: 1 }
  return { comment_id: id, reply_to: null, at_seconds: at, ...said, ...more }
}

const paragraphs = [1, 10, 20].map((start) => ({
  speaker_id: null,
  tokens: [{ text: 'word', type: 'word' as const, start, end: start + 1, logprob: 0 }],
}))

test('answers stand with their remarks', () => {
  const comments = [aComment('one', 2), aComment('two', 3), aComment('three', 2, { reply_to: 'one' })]
  expect(threadsOf(comments).map(({ remark, replies }) => [remark.text, replies.map(({ text }) => text)])).toEqual([
    ['one', ['three']],
    ['two', []],
  ])
})

test('a paragraph counts what is remarked while it is said, but for what is resolved and for answers', () => {
  const comments = [
    aComment('before the first word', 0),
    aComment('first', 9.9),
    aComment('second', 10),
    aComment('answer', 10, { reply_to: 'second' }),
    aComment('resolved', 30, { resolved_at_unix: 5 }),
  ]
  expect([...openRemarks(comments, paragraphs)]).toEqual([
    [0, 2],
    [1, 1],
  ])
})
