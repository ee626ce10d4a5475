import { Voice } from '@vireo/contracts/voices'
import { createElement } from 'react'
import { describe, expect, test } from 'vitest'

import { leastAnswer, type Some } from '#kit/testing/least-answer.testing.ts'
import { shownForTests } from '#kit/testing.ts'
import { NarrowingBar } from './narrowing-bar.tsx'
import { VoiceCard } from './voice-card.tsx'

const voiceWith = (given: Some<Voice>) =>
  Voice.parse(leastAnswer(Voice, { name: 'Ada', description: 'Warm.', preview_url: '/p', ...given }))

describe('a voice of a list', () => {
  const shown = (given: Some<Voice>, labels: readonly string[] = []) =>
    shownForTests(createElement(VoiceCard, { voice: voiceWith(given), labels, to: '/app/voice-library/voice/ada' }))

  test('has a face that plays it, a page, and every label in full', () => {
    const html = shown({}, ['English', 'West Midlands', 'Female', 'Young', 'Narration'])
    expect(html).toContain('aria-label="Play Ada"')
    expect(html).toContain('href="/app/voice-library/voice/ada"')
    expect(html).toContain('English · West Midlands · Female · Young · Narration')
  })

  test('that cannot be heard has a face that does nothing', () => {
    expect(shown({ preview_url: null })).not.toContain('Play Ada')
  })
})

describe('what narrows a list', () => {
  const shown = (count: number | undefined, given: { search?: string; language?: string } = {}) =>
    shownForTests(
      createElement(NarrowingBar, {
        label: 'Search voices',
        placeholder: 'Name',
        search: given.search ?? '',
        narrowings: [{ name: 'language', label: 'Language', any: 'Any language', options: [['de', 'German']] }],
        values: { language: given.language ?? '' },
        onChange: () => undefined,
        count,
      }),
    )

  test.each([
    ['is absent where there are few', 9, {}, false],
    ['is there from ten on', 10, {}, true],
    ['holds its place while it is not known how many there are', undefined, {}, true],
    ['stays while it is what leaves few', 1, { search: 'ada' }, true],
  ] as const)('%s', (_what, count, given, isThere) => {
    expect(shown(count, given).includes('Search voices')).toBe(isThere)
  })

  test('leaves a chip for each filter, which takes it away', () => {
    expect(shown(3, { language: 'de' })).toContain('German')
    expect(shown(30, { language: 'xx' })).not.toContain('German')
  })
})
