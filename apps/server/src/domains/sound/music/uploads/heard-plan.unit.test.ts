import { expect, test } from 'vitest'
import { namedSections } from './heard-plan.ts'

const named = (...energies: readonly number[]) =>
  namedSections({ sections: energies.map((energy, nth) => ({ startMs: nth * 1000, durationMs: 1000, energy })) }).map(
    ({ name, positive }) => [name, ...positive].join(', '),
  )

test.each([
  ['one', [1], ['Verse']],
  ['those that are alike', [1, 0.9], ['Verse 1', 'Verse 2']],
  ['the fuller', [0.6, 1], ['Verse', 'Chorus, energetic']],
  ['quiet ones at both ends', [0.3, 0.6, 1, 0.2], ['Intro, calm', 'Verse', 'Chorus, energetic', 'Outro, calm']],
])('%s: only what stands out is the height of a song', (_, energies, expected) => {
  expect(named(...energies)).toEqual(expected)
})
