import { PublishedVoice } from '@vireo/contracts/voice-library'
import { expect, test } from 'vitest'

import { leastAnswer } from '#kit/testing/least-answer.testing.ts'
import { publicationOf, valuesOf } from './publication-form.ts'

const voice = { name: 'Ewan', description: null, labels: { gender: 'male', use_case: 'news' } }
const choices = { listed: true, free: false, moderated: true, agreed: true }

test('the form begins with what is known of the voice, in English unless it says otherwise', () => {
  expect(valuesOf(voice, null, 30)).toEqual({
    name: 'Ewan',
    description: '',
    language: 'en',
    accent: '',
    gender: 'male',
    age: '',
    use_case: 'news',
    notice_period_days: 30,
  })
})

test('what the library already says wins over the voice', () => {
  const given = { name: 'Ewan of the ferry', labels: { language: 'de' }, notice_period_days: 7 }
  const published = PublishedVoice.parse(leastAnswer(PublishedVoice, given))
  expect(valuesOf(voice, published, 30)).toMatchObject({
    name: 'Ewan of the ferry',
    language: 'de',
    gender: '',
    notice_period_days: 7,
  })
})

test('labels that say nothing are not published, and blanks say nothing', () => {
  const values = { ...valuesOf(voice, null, 0), accent: '   ', age: ' young ' }
  expect(publicationOf(values, choices).labels).toEqual({
    language: 'en',
    gender: 'male',
    age: 'young',
    use_case: 'news',
  })
})

test('what is switched on is said in the words of the contract, and agreeing is no part of it', () => {
  const publication = publicationOf(valuesOf(voice, null, 30), choices)
  expect(publication).toMatchObject({
    name: 'Ewan',
    notice_period_days: 30,
    enabled_in_library: true,
    free_users_allowed: false,
    live_moderation_enabled: true,
  })
  expect(publication).not.toHaveProperty('agreed')
})
