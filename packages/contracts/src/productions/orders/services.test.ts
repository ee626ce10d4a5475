import { expect, test } from 'vitest'
import { itemKinds, OrderItemRequest } from './item-schemas.ts'
import { isTranslated, services, serviceTable, targetsFrom, traitsOf, writesRemarks } from './services.ts'

test('every service of the table can be ordered, and nothing else but dubs', () => {
  expect(Object.keys(serviceTable)).toEqual([...services])
  expect([...itemKinds].toSorted()).toEqual(['dub', ...services].toSorted())
  const kinds = OrderItemRequest.options.map(({ shape }) => [...shape.kind.values][0])
  expect(kinds.toSorted()).toEqual([...itemKinds].toSorted())
})

test('what is ordered says into which languages exactly where there is a pair', () => {
  for (const { shape } of OrderItemRequest.options) {
    const [kind] = shape.kind.values
    if (kind === undefined || kind === 'dub') continue
    expect([kind, 'destination_languages' in shape]).toEqual([kind, traitsOf(kind).languages === 'pair'])
  }
})

test('with an API key there are the kinds that clients know, and no others', () => {
  expect(services.filter((service) => traitsOf(service).byKey)).toEqual(['transcription', 'subtitles'])
})

test('checks write remarks and are translated in no language; a translation leaves the one that is spoken', () => {
  expect(services.filter(writesRemarks)).toEqual(['dubbing_review', 'audiobook_check'])
  const from = { source_language: 'en', target_language: 'de' }
  expect(services.filter((service) => isTranslated({ service, ...from }))).toEqual([
    'transcription',
    'subtitles',
    'translation',
  ])
  expect(isTranslated({ service: 'subtitles', source_language: 'en', target_language: 'en' })).toBe(false)
  const codes = ['en', 'de']
  expect(services.map((service) => targetsFrom(service, 'en', codes))).toEqual([['en'], codes, ['de'], ['de'], ['en']])
})

const about = { media_ids: ['a'], source_language: 'en' }
const dubbed = { ...about, kind: 'dubbing_review', destination_languages: ['de'] }
test.each([
  ['a dub from what it is itself', { ...dubbed, original_media_id: 'a' }],
  ['a dub in two languages', { ...dubbed, destination_languages: ['de', 'fr'] }],
  ['a script that is too long', { ...about, kind: 'audiobook_check', script: 'a'.repeat(150_001) }],
  ['a translation into nothing', { ...about, kind: 'translation', destination_languages: [] }],
])('%s is refused', (_, item) => {
  expect(OrderItemRequest.safeParse(item).success).toBe(false)
})

test('a check needs neither what was dubbed nor what ought to be read', () => {
  expect(OrderItemRequest.parse(dubbed)).toMatchObject({ priority: 'normal' })
  expect(OrderItemRequest.parse({ ...dubbed, original_media_id: 'b' })).toMatchObject({ original_media_id: 'b' })
  expect(OrderItemRequest.parse({ ...about, kind: 'audiobook_check' })).toMatchObject({ priority: 'normal' })
})
