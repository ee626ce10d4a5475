import { describe, expect, test } from 'vitest'
import { aliasWish } from '#settings/schemas.ts'
import { findLibraryVoice, libraryVoices } from '../library/library.ts'
import { createVoiceAliases } from './voice-aliases.ts'
import { type WellKnownVoice, wellKnownVoices } from './well-known-voices.ts'

const house = (name: string) => libraryVoices.find((voice) => voice.name === name)?.voiceId ?? ''
const sarah = 'EXAVITQu4vr4xnSDxMaL'

describe('the table', () => {
  const ages = ['young', 'middle_aged', 'old']
  const family = (accent: string) => (accent === 'received pronunciation' ? 'british' : accent)
  const nearness = (known: WellKnownVoice, { labels }: (typeof libraryVoices)[number]) => {
    const gender = known.gender === 'neutral' || known.gender === labels.gender ? 100 : 0
    const isKin = known.accent !== 'american' && family(labels.accent) === 'british'
    const same = family(labels.accent) === known.accent
    const accent = same ? 30 : isKin ? 20 : labels.accent === 'american' ? 10 : 0
    return gender + accent - Math.abs(ages.indexOf(labels.age) - ages.indexOf(known.age))
  }
  const candidates = libraryVoices.filter(({ labels }) => labels.language === 'en' && labels.use_case !== 'characters')

  test.each(wellKnownVoices.map((known) => [known.name, known] as const))('%s is the nearest there is', (_, known) => {
    const chosen = findLibraryVoice(known.houseVoiceId)
    expect(chosen && nearness(known, chosen)).toBe(Math.max(...candidates.map((voice) => nearness(known, voice))))
  })

  test('no id and no name comes twice, and none is a house voice', () => {
    const keys = wellKnownVoices.flatMap(({ id, name }) => [id, name.toLowerCase()])
    expect(new Set(keys).size).toBe(keys.length)
    const houses = new Set(libraryVoices.flatMap(({ voiceId, name }) => [voiceId, name.toLowerCase()]))
    expect(keys.filter((key) => houses.has(key))).toEqual([])
  })
})

describe('what the operator says', () => {
  const aliases = (text?: string) => createVoiceAliases(text === undefined ? undefined : aliasWish.parse(text))

  test('nothing: the table holds, by id to the letter and by name whatever its case', () => {
    expect([aliases().find(sarah), aliases().find('sArAh'), aliases().find(sarah.toLowerCase())]).toEqual([
      house('Poppy'),
      house('Poppy'),
      undefined,
    ])
  })

  test('off: there are none', () => {
    expect([aliases('OFF').find(sarah), aliases('off').entries]).toEqual([undefined, []])
  })

  test.each([
    ['Sarah=Clara', 'Clara', 'Clara'],
    [`${sarah}=${house('Clara')}`, 'Clara', 'Clara'],
    ['sarah=', undefined, undefined],
  ])('%s changes name and id alike, and nothing else', (text, byName, byId) => {
    const changed = aliases(text)
    expect([changed.find('Sarah'), changed.find(sarah)]).toEqual([byName && house(byName), byId && house(byId)])
    expect(changed.find('Rachel')).toBe(house('Poppy'))
  })

  test('names of their own', () => {
    expect(aliases('our voice = Judith').find('Our Voice')).toBe(house('Judith'))
  })

  test('a voice that is not there, and what is no pair, stop the start with a sentence', () => {
    expect(() => aliases('Sarah=Nobody')).toThrow('there is no house voice called Nobody')
    expect(aliasWish.safeParse('Sarah').error?.issues[0]?.message).toBe('Sarah is no pair of an alias and a voice.')
    expect(aliasWish.safeParse('a\r\nb=Clara').success).toBe(false)
  })
})
