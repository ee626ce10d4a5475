import { Voice } from '@vireo/contracts/voices'
import { createElement } from 'react'
import { expect, test } from 'vitest'

import { leastAnswer, type Some } from '#kit/testing/least-answer.testing.ts'
import { shownForTests } from '#kit/testing.ts'
import { AboutCard } from './about-card.tsx'

const facts = (given: Some<Voice>) =>
  shownForTests(createElement(AboutCard, { voice: Voice.parse(leastAnswer(Voice, given)) }))
    .replaceAll(/<[^>]*>/gu, '|')
    .replaceAll(/\|+/gu, '|')

test('a voice tells what it is good at in the words of people', () => {
  const labels = { use_case: 'narrative_story', accent: 'west_midlands', language: 'en' }
  const text = facts({ category: 'premade', labels, verified_languages: [{ language: 'de' }] })
  expect(text).toContain(
    '|Use|Narration|Languages|English and German|Accent|West Midlands|Origin|Comes with the product|',
  )
})

test.each([
  ['copied', 'Added from the library'],
  ['remixed', 'Remix of another voice'],
  ['acoustic_matching', 'Instant clone'],
] as const)('a voice that was made by %s says %s', (cloning_method, origin) => {
  expect(facts({ category: 'cloned', cloning_method })).toContain(`|Origin|${origin}|`)
})

test('what is not known is not said', () => {
  expect(facts({ category: 'premade', labels: {}, verified_languages: [], created_at_unix: null })).not.toMatch(
    /Accent|Gender|Since/u,
  )
})
