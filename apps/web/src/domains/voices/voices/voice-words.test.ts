import { Voice } from '@vireo/contracts/voices'
import { beforeEach, describe, expect, test } from 'vitest'

import { leastAnswer, type Some } from '#kit/testing/least-answer.testing.ts'
import { announceChosen, announcedVoice, askForProof, forgetAnnounced, subscribeAnnounced } from './announced-voice.ts'
import { filtersIn, isNarrow } from './lab/voice-filter.ts'
import { accentName, labelName, labelsOf, saidLabels } from './voice-labels.ts'
import { pagesOf } from './voice-pages.ts'

const voiceWith = (given: Some<Voice>) => Voice.parse(leastAnswer(Voice, given))

describe('labels', () => {
  test.each([
    ['middle_aged', 'Middle-aged'],
    ['Middle_Aged', 'Middle-aged'],
    ['narrative_story', 'Narration'],
    ['deep_sea', 'Deep sea'],
    ['über_alt', 'Über alt'],
  ])('%s is read as %s', (label, name) => expect(labelName(label)).toBe(name))

  test.each([
    ['west midlands', 'West Midlands'],
    ['standard_german', 'Standard German'],
    ['British', 'British'],
    ['Zürich', 'Zürich'],
    ['', ''],
  ])('the accent %j is read as %j', (accent, name) => {
    expect(accentName(accent)).toBe(name)
    if (name !== '') expect(labelsOf(voiceWith({ labels: { accent }, verified_languages: [] }))).toEqual([name])
  })

  test('that say nothing are left out, and the others are trimmed', () => {
    expect(saidLabels({ age: ' young ', accent: '  ', gender: '' })).toEqual({ age: 'young' })
  })

  test('tell the language first, and nothing twice', () => {
    const verified_languages = [{ language: 'en' }, { language: 'de' }, { language: 'en' }]
    const labels = { language: 'en', accent: 'british', gender: 'female', age: 'young', use_case: 'news' }
    expect(labelsOf(voiceWith({ labels, verified_languages }))).toEqual([
      'English',
      'British',
      'Female',
      'Young',
      'News',
      'German',
    ])
  })
})

describe('filters of an address', () => {
  test('that are not there narrow nothing, and strangers are ignored', () => {
    const filters = filtersIn(new URLSearchParams('gender=female&shoe_size=44'))
    expect(filters).toMatchObject({ gender: 'female', search: '', sort: '' })
    expect(filters).not.toHaveProperty('shoe_size')
    expect(isNarrow(filters)).toBe(true)
  })

  test('that only order leave nothing out', () => {
    expect(isNarrow(filtersIn(new URLSearchParams('sort=name')))).toBe(false)
  })
})

describe('a voice that asks for something before it speaks', () => {
  const guarded = (voice_id: string) => voiceWith({ voice_id, safety_control: 'CAPTCHA' })
  beforeEach(forgetAnnounced)

  test('is told of once, and again when somebody asks for it', () => {
    announceChosen(guarded('once'))
    expect(announcedVoice()?.voice_id).toBe('once')
    forgetAnnounced()
    announceChosen(guarded('once'))
    expect(announcedVoice()).toBeUndefined()
    announceChosen(guarded('once'), true)
    expect(announcedVoice()?.voice_id).toBe('once')
  })

  test.each([null, 'NONE'] as const)('is none under %s', (safety_control) => {
    announceChosen(voiceWith({ voice_id: `free under ${safety_control}`, safety_control }))
    expect(announcedVoice()).toBeUndefined()
  })

  test('is told to those who listen, as long as they do', () => {
    let told = 0
    const stop = subscribeAnnounced(() => told++)
    askForProof(voiceWith({ voice_id: 'own' }))
    stop()
    forgetAnnounced()
    expect(told).toBe(1)
  })
})

describe('a list that comes page by page', () => {
  type Query = Parameters<typeof pagesOf<readonly string[], string>>[0]
  const asked: string[] = []
  const queryWith = (part: object) =>
    // Only what the list reads of a query.
    ({
      data: undefined,
      error: null,
      hasNextPage: false,
      isFetchingNextPage: false,
      isFetchNextPageError: false,
      fetchNextPage: async () => asked.push('next'),
      refetch: async () => asked.push('again'),
      ...part,
    }) as unknown as Query
  const list = (part: object) => pagesOf(queryWith(part), (page) => page)
  beforeEach(() => void asked.splice(0))

  test('has no items before the first page, which is not the same as none', () => {
    expect(list({}).items).toBeUndefined()
    expect(list({ data: { pages: [[]] } }).items).toEqual([])
    expect(list({ data: { pages: [['a', 'b'], ['c']] } }).items).toEqual(['a', 'b', 'c'])
  })

  test('asks again for what failed: the next page, or all of it', async () => {
    await list({ isFetchNextPageError: true }).retry()
    await list({}).retry()
    expect(asked).toEqual(['next', 'again'])
  })
})
