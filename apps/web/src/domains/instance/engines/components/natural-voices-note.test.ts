import { EngineOffer, enginesEndpoints } from '@vireo/contracts/engines'
import { User, usersEndpoints } from '@vireo/contracts/users'
import { createElement, type FunctionComponent } from 'react'
import { describe, expect, test } from 'vitest'

import { contractQuery } from '#kit/api/index.ts'
import { shownForTests } from '#kit/testing.ts'
import type { HomeNoteProps } from '#kit/note-places.ts'
import { leastAnswer, type Some } from '#kit/testing/least-answer.testing.ts'
import { minutesFor } from './minutes-for.ts'
import { NoteForAll, NoteForOperators } from './natural-voices-note.tsx'

const model = {
  name: 'piper-en-alba',
  bytes: 21_000_000,
  memory_bytes: 52_000_000,
  state: 'available',
  licence: { name: 'CC-BY-4.0', url: 'https://example.test/licence', notes: 'Say who made it.' },
} as const

function shown(note: FunctionComponent<HomeNoteProps>, offer: Some<EngineOffer>, isDismissed = false): string {
  const user = leastAnswer(User, { prompts_shown: { natural_voices_offer: isDismissed } })
  return shownForTests(createElement(note, { onKnown: () => undefined }), {
    answers: [
      [contractQuery(enginesEndpoints.offer, {}).queryKey, leastAnswer(EngineOffer, offer)],
      [contractQuery(usersEndpoints.get, {}).queryKey, user],
    ],
  })
}

describe('natural voices are offered', () => {
  test.each([NoteForAll, NoteForOperators])('to who may install them, with what they take', (note) => {
    const html = shown(note, { may_install: true, model })
    for (const part of ['21 MB', 'about a minute', '52 MB', 'CC-BY-4.0', 'Accept and install', 'Not now'])
      expect(html).toContain(part)
  })

  test('not again to who said no, not where they are, and not where they cannot be', () => {
    expect(shown(NoteForAll, { may_install: true, model }, true)).toBe('')
    expect(shown(NoteForAll, { may_install: true, has_natural_voices: true })).toBe('')
    expect(shown(NoteForAll, { may_install: true })).toBe('')
  })

  test('others learn whom to ask, but not on Home', () => {
    const html = shown(NoteForAll, { may_install: false })
    expect(html).toContain('Whoever runs it can install')
    expect(html).not.toContain('Accept and install')
    expect(shown(NoteForOperators, { may_install: false })).toBe('')
    expect(shown(NoteForAll, { may_install: false }, true)).toBe('')
  })

  test('their way is shown to who began it, even after a no', () => {
    const moving = { ...model, state: 'downloading', downloaded_bytes: 5_250_000 } as const
    const html = shown(NoteForAll, { may_install: true, model: moving }, true)
    expect(html).toContain('Installing natural voices: 25 %')
    expect(html).toContain('Everything works on meanwhile')
  })

  test('an instance without a connection says so kindly', () => {
    const problem = 'models.example cannot be reached (ENOTFOUND).'
    const failed = { ...model, state: 'failed', problem } as const
    const html = shown(NoteForAll, { may_install: true, model: { ...failed, is_unreachable: true } })
    expect(html).toContain(`not connected to the place where the models are. ${problem}`)
    expect(html).toContain('Try again')
    expect(shown(NoteForAll, { may_install: true, model: failed })).toContain(`It did not work: ${problem}`)
  })
})

test('minutes are reckoned from bytes, and a moment counts as one', () => {
  expect([1, 21_000_000, 320_000_000, 750_000_000].map(minutesFor)).toEqual([1, 1, 1, 2])
})
