import { expect, test } from 'vitest'

import { filterChips } from './filter-chips.ts'
import { filterFrom, isNarrow } from './filter.ts'

const read = (query: string) => filterFrom(new URLSearchParams(query))
const known = {
  voices: new Map([['v1', { id: 'v1', name: 'Clara', drawn: { id: 'v1' } }]]),
  modelNames: new Map([['m1', 'Multilingual']]),
}
const labels = (query: string) => filterChips(read(query), known, () => undefined).map(({ label }) => label)

test('an address narrows by all that it says, and by nothing that is not understood', () => {
  expect(
    read('search=ferry&voice_id=v1&model_id=m1&from=2031-05-01&to=2031-05-17&source=STS&sort_direction=asc'),
  ).toEqual({
    search: 'ferry',
    voiceId: 'v1',
    modelId: 'm1',
    from: '2031-05-01',
    to: '2031-05-17',
    source: 'STS',
    order: 'asc',
  })
  expect(read('search=&voice_id=&from=tomorrow&to=2031-5-1&source=SHOUT&sort_direction=up&page=3')).toEqual({})
})

test('neither order nor type leave something out that is not told of', () => {
  expect(isNarrow(read('sort_direction=asc&source=TTS'))).toBe(false)
  expect(isNarrow(read('voice_id=v1'))).toBe(true)
})

test('each chip says what narrows in the words of people, as far as they are known', () => {
  expect(labels('voice_id=v1&model_id=m1&sort_direction=asc')).toEqual(['Clara', 'Multilingual', 'Oldest first'])
  expect(labels('voice_id=gone&model_id=m9')).toEqual(['Unknown voice', 'm9'])
  expect(labels('search=ferry')).toEqual([])
})

test('days are one chip: from when, until when, between both, or the one day', () => {
  const [since, until] = [labels('from=2031-05-01'), labels('to=2031-05-17')]
  expect(since[0]).toMatch(/^Since /u)
  expect(until[0]).toMatch(/^Until /u)
  expect(labels('from=2031-05-01&to=2031-05-17')).toEqual([`${since[0]?.slice(6)} – ${until[0]?.slice(6)}`])
  expect(labels('from=2031-05-01&to=2031-05-01')).toEqual([since[0]?.slice(6)])
})

test('taking a chip away takes away what it says, both days at once, and nothing else', () => {
  const changes: unknown[] = []
  const query = 'voice_id=v1&model_id=m1&from=2031-05-01&to=2031-05-17&sort_direction=asc'
  for (const { onRemove } of filterChips(read(query), known, (change) => changes.push(change))) onRemove()
  expect(changes).toStrictEqual([
    { voice_id: undefined },
    { model_id: undefined },
    { from: undefined, to: undefined },
    { sort_direction: undefined },
  ])
})
