import { LibraryVoice } from '@vireo/contracts/voice-library'
import { Voice, voicesEndpoints } from '@vireo/contracts/voices'
import { createElement } from 'react'
import { describe, expect, test } from 'vitest'

import { contractQuery } from '#kit/api/index.ts'
import { leastAnswer, type Some } from '#kit/testing/least-answer.testing.ts'
import { shownForTests } from '#kit/testing.ts'
import { AddButton } from './components/add-button.tsx'
import { NothingFound } from './components/nothing-found.tsx'
import { VoiceBadges } from './components/voice-badges.tsx'
import { VoiceFacts } from './components/voice-facts.tsx'
import { type LibraryFilter, noFilter } from './library-filter.ts'
import { publishAction } from './publish-action.ts'

const shared = (given: Some<LibraryVoice>) =>
  LibraryVoice.parse(leastAnswer(LibraryVoice, { name: 'Ewan', category: 'professional', ...given }))
const nothing = () => undefined
const textOf = (html: string) => html.replaceAll(/<[^>]*>/gu, '|').replaceAll(/\|+/gu, '|')

describe('the button that adds a voice', () => {
  const shown = (given: Some<LibraryVoice>) =>
    shownForTests(createElement(AddButton, { voice: shared(given), onAdd: nothing }))

  test('says whose it is to people who hear only the button', () => {
    expect(shown({})).toContain('aria-label="Add Ewan to my voices"')
  })

  test('of a voice that is there already does nothing while its copy is not known, and says why', () => {
    const html = shown({ is_added_by_user: true })
    expect(html).toContain('disabled=""')
    expect(textOf(html)).toContain('|Added|')
  })

  test('of a voice that is there already takes the copy to the text that it is to speak', () => {
    const copy = Voice.parse(
      leastAnswer(Voice, { name: 'My Ewan', preview_url: '/p', sharing: { original_voice_id: 'ewan' } }),
    )
    const html = shownForTests(
      createElement(AddButton, { voice: shared({ voice_id: 'ewan', is_added_by_user: true }), onAdd: nothing }),
      { answers: [[contractQuery(voicesEndpoints.list, { show_legacy: true }).queryKey, { voices: [copy] }]] },
    )
    expect(html).toContain('aria-label="Use My Ewan in text to speech"')
  })

  test('is none where the voice came with the product', () => {
    expect(shown({ category: 'premade' })).not.toContain('Add')
  })
})

describe('what is to be known before one takes a voice', () => {
  const badges = (given: Some<LibraryVoice>) =>
    textOf(shownForTests(createElement(VoiceBadges, { voice: shared(given) })))

  test('is nothing where everybody may use it for everything', () => {
    expect(badges({ free_users_allowed: true, live_moderation_enabled: false, featured: false })).toBe('')
  })

  test('is that it costs, and that texts are judged', () => {
    expect(badges({ free_users_allowed: false, live_moderation_enabled: true })).toBe(
      '|Texts are checked|Paid plans only|',
    )
  })
})

describe('the facts of a voice', () => {
  const facts = (given: Some<LibraryVoice>) =>
    textOf(shownForTests(createElement(VoiceFacts, { voice: shared(given) })))

  test('say how long its copies speak after it was taken back, in days', () => {
    expect(facts({ notice_period: 1 })).toContain('|Notice before it is withdrawn|1 day|')
    expect(facts({ notice_period: 30 })).toContain('|30 days|')
    expect(facts({ notice_period: null })).toContain('|0 days|')
  })

  test('name the language first', () => {
    expect(facts({ language: 'de', gender: 'female' })).toMatch(/\|German, .*Female/u)
  })
})

test('a list that filters emptied can be filled again, an empty library cannot', () => {
  const shown = (change: Partial<LibraryFilter>) =>
    shownForTests(createElement(NothingFound, { filter: { ...noFilter, ...change }, onClear: nothing }))
  expect(shown({ gender: 'male' })).toContain('Clear filters')
  expect(shown({ gender: 'male', search: 'deep' })).toContain('Clear filters')
  // Where nothing but words narrows, there is no filter to clear.
  expect(shown({ search: 'deep' })).toContain('Clear search')
  expect(shown({ search: 'deep' })).toContain('Design one')
  expect(shown({ search: 'deep' })).not.toContain('ilter')
  expect(shown({})).not.toContain('<button')
  expect(shown({})).toContain('No voice here yet')
})

describe('publishing is offered', () => {
  const own = (given: Some<Voice>) =>
    Voice.parse(
      leastAnswer(Voice, {
        permission_on_resource: 'admin',
        cloning_method: 'acoustic_matching',
        preview_url: 'https://files.example.test/preview',
        voice_verification: { is_verified: false },
        ...given,
      }),
    )

  test.each([
    ['for a voice of one’s own', {}, true],
    ['not for a voice that is only shared with somebody', { permission_on_resource: 'editor' }, false],
    ['not for a copy', { cloning_method: 'copied' }, false],
    ['not before it can be heard', { preview_url: null }, false],
    ['not for a remix of somebody unknown', { cloning_method: 'remixed' }, false],
    ['for a remix that is proven', { cloning_method: 'remixed', voice_verification: { is_verified: true } }, true],
  ] as const)('%s', (_what, given, isOffered) => {
    expect(publishAction.isOffered(own(given))).toBe(isOffered)
  })
})
