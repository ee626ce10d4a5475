import type { Active, Over } from '@dnd-kit/core'
import { describe, expect, test } from 'vitest'

import { announcementsFor } from './announce-moves.ts'
import { nextVoiceId } from './next-voice.ts'

const voices = [{ voice_id: 'ada' }, { voice_id: 'ben' }, { voice_id: 'cleo' }]
const said = (...ids: (string | undefined)[]) => ids.map((voiceId) => ({ voiceId }))

describe('who speaks next', () => {
  test.each([
    ['the first line', said(), 'ada'],
    ['the second line', said('ada'), 'ben'],
    ['two who take turns', said('ada', 'ben'), 'ada'],
    ['whoever spoke before the last one, however often that one spoke', said('cleo', 'ada', 'ada'), 'cleo'],
    ['a line that nobody speaks yet in between', said('cleo', undefined, 'ben'), 'cleo'],
    ['lines that nobody speaks yet', said(undefined, undefined), 'ada'],
    ['a voice of before, where the last line has none', said('ben', undefined), 'ben'],
  ] as const)('%s', (_what, before, next) => {
    expect(nextVoiceId(before, voices)).toBe(next)
  })

  test('is nobody else where there is one voice', () => {
    expect(nextVoiceId(said('ada'), [{ voice_id: 'ada' }])).toBeUndefined()
  })
})

describe('somebody who does not see the lines hears', () => {
  const lines = ['x', 'y', 'z']
  const say = announcementsFor((id) => lines.indexOf(String(id)), lines.length)
  // Only what the sentences are made of.
  const move = (active: string, over?: string) => ({
    active: { id: active } as Active,
    over: over === undefined ? null : ({ id: over } as Over),
  })

  test('which line was picked up, counted from one', () => {
    expect(say.onDragStart(move('x'))).toBe('Line 1 picked up.')
  })

  test('where it is now, and nothing while it is over itself', () => {
    expect(say.onDragOver(move('x', 'z'))).toBe('Moved to position 3 of 3.')
    expect(say.onDragOver(move('x', 'x'))).toBeUndefined()
  })

  test('where it was put down, or that it stayed', () => {
    expect(say.onDragEnd(move('x', 'y'))).toBe('Put down at position 2.')
    expect(say.onDragEnd(move('x'))).toBe('The line stays where it was.')
    expect(say.onDragCancel(move('x', 'y'))).toBe('The line stays where it was.')
  })
})
