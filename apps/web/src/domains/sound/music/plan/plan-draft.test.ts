import type { MusicPrompt, Song } from '@vireo/contracts/music'
import { expect, test } from 'vitest'
import {
  draftOf,
  lengthOf,
  planOf,
  problemOf,
  stylesIn,
  withAdded,
  withMoved,
  withOneAnew,
  withoutSection,
  withSection,
} from './plan-draft.ts'

const section = (name: string, ms: number) => ({
  section_name: name,
  duration_ms: ms,
  positive_local_styles: [],
  negative_local_styles: [],
  lines: [],
})
const plan: MusicPrompt = {
  positive_global_styles: ['folk'],
  negative_global_styles: [],
  sections: [section('Intro', 4000), section('Verse', 8000), section('Outro', 5000)],
}
const song = { song_id: 'song_1', composition_plan: plan } as unknown as Song
const taken = (draft: ReturnType<typeof draftOf>) =>
  planOf(draft, song).sections.map(({ section_name: name, source_from: from }) => [name, from?.range])

test('every section of a song is taken from it until it is changed', () => {
  const draft = draftOf(plan, { isOfSong: true })
  expect(taken(draft)).toEqual([
    ['Intro', { start_ms: 0, end_ms: 4000 }],
    ['Verse', { start_ms: 4000, end_ms: 12_000 }],
    ['Outro', { start_ms: 12_000, end_ms: 17_000 }],
  ])
  const changed = withSection(draft, draft.sections[1]?.id ?? '', { positive: ['calm'] })
  expect(taken(changed)[1]).toEqual(['Verse', undefined])
  expect(taken(withSection(changed, changed.sections[1]?.id ?? '', { isLocked: true }))[1]?.[1]).toBeDefined()
})

test('what is moved or copied is still taken from where it stands in the song', () => {
  const draft = withMoved(draftOf(plan, { isOfSong: true }), 2, 0)
  expect(taken(draft)[0]).toEqual(['Outro', { start_ms: 12_000, end_ms: 17_000 }])
  const copied = withAdded(draft, 'unused', draft.sections[0])
  expect(taken(copied).slice(0, 2)).toEqual([taken(draft)[0], taken(draft)[0]])
  expect(new Set(copied.sections.map(({ id }) => id)).size).toBe(4)
})

test('one section anew: all others of the song stay, also those that were unlocked', () => {
  const draft = draftOf(plan, { isOfSong: true })
  const [intro, verse] = draft.sections
  const unlocked = withSection(draft, intro?.id ?? '', { isLocked: false })
  expect(withOneAnew(unlocked, verse?.id ?? '').sections.map(({ isLocked }) => isLocked)).toEqual([true, false, true])
})

test('nothing is taken where there is no song, and a new section never is', () => {
  expect(planOf(draftOf(plan)).sections.every((each) => each.source_from === undefined)).toBe(true)
  const added = withAdded(draftOf(plan, { isOfSong: true }), 'Bridge')
  expect(taken(added).at(-1)).toEqual(['Bridge', undefined])
  expect(lengthOf(added)).toBe(17_000 + 15_000)
})

test('a plan without sections, and one that is too long', () => {
  const one = draftOf({ ...plan, sections: [section('Long', 120_000)] })
  expect(problemOf(one)).toBeUndefined()
  expect(problemOf(withoutSection(one, one.sections[0]?.id ?? ''))).toBe('empty')
  let long = one
  for (let at = 0; at < 5; at++) long = withAdded(long, '', long.sections[0])
  expect(problemOf(long)).toBe('long')
})

test('styles are read as people list them', () => {
  expect(stylesIn(' calm, strings;calm,\n , no drums')).toEqual(['calm', 'strings', 'no drums'])
})
