import { expect, test } from 'vitest'
import { diffTimed } from './diff-timed.ts'
import type { TimedSegment, TimedText } from './timed-text.ts'

const version = (segments: readonly TimedSegment[]): TimedText => ({ segments, speakers: [] })
const isLast = (at: number, count: number) => at === count - 1

/** A version in which every second segment has a name of its own, so that it differs from every other version. */
function versionOf(name: string, count: number, textAt: (at: number) => string): TimedText {
  return version(
    Array.from({ length: count }, (_, at): TimedSegment => {
      const isOwn = at % 2 === 0
      const segment = { id: isOwn ? `${name}${at}` : `${at}`, speaker_id: 'a', start_s: at, end_s: at + 1 }
      return Object.defineProperty({ ...segment, text: '' }, 'text', {
        enumerable: true,
        get: () => (isOwn ? textAt(at) : 'as it was'),
      })
    }),
  )
}

test('differences that are passed over are not compared', () => {
  const count = 2001
  const said = (text: string) => (at: number) => {
    if (!isLast(at, count)) throw new Error(`The words at ${at} were read.`)
    return text
  }
  const [olds, news] = [versionOf('old', count, said('so it is')), versionOf('new', count, said('so it was'))]
  expect([...diffTimed(olds, news, 1000)]).toMatchObject([
    {
      start_s: 2000,
      text: [
        { kind: 'same', words: ['a:', 'so', 'it'] },
        { kind: 'gone', words: ['is'] },
        { kind: 'new', words: ['was'] },
      ],
    },
  ])
  expect([...diffTimed(olds, news, 1001)]).toEqual([])
})

test('wherever somebody goes on, they find what comes there', () => {
  const [olds, news] = [versionOf('old', 21, (at) => `one ${at}`), versionOf('new', 21, (at) => `two ${at}`)]
  const all = [...diffTimed(olds, news)]
  expect(all).toHaveLength(11)
  for (const from of all.keys()) expect([...diffTimed(olds, news, from)]).toEqual(all.slice(from))
})

test('a part of so many words that it would take long is not compared one by one; what is shorter still is', () => {
  // Nothing but the word in the middle is alike: whoever looks for it compares all of them.
  const text = (word: string) => (at: number) => {
    const around = Array<string>(at === 0 ? 2500 : 120).fill(word)
    return [...around, 'both', ...around].join(' ')
  }
  const kinds = [...diffTimed(versionOf('old', 5, text('old')), versionOf('new', 5, text('new')))].map(
    ({ text: changes }) => changes.map(({ kind }) => kind).join(' '),
  )
  const [apart, anew] = ['same gone new same gone new', 'same gone new']
  expect(kinds).toEqual([anew, apart, apart])
})

const named = (name: string, count: number, lengthS = 1): TimedText =>
  version(
    Array.from({ length: count }, (_, at) => {
      const start = (at * lengthS) / 2
      return { id: `${name}${at}`, text: `${name} ${at}`, speaker_id: 'a', start_s: start, end_s: start + lengthS }
    }),
  )
const said = (parts: readonly ReturnType<typeof all>[number][], kind: 'gone' | 'new') =>
  parts.flatMap(({ text }) => text.filter((change) => change.kind === kind).flatMap(({ words }) => words))
const all = (olds: TimedText, news: TimedText) => [...diffTimed(olds, news)]

test('a text that was cut anew from one end to the other is compared part by part, and nothing is left out', () => {
  const apart = (name: string) =>
    version(named(name, 95).segments.map((each, at) => ({ ...each, start_s: at, end_s: at + 1 })))
  const parts = all(apart('old'), apart('new'))
  expect(parts.map(({ start_s: start }) => start)).toEqual(Array.from({ length: 19 }, (_, at) => at * 5))
  expect(said(parts, 'gone').filter((word) => word === 'old')).toHaveLength(95)
  expect(said(parts, 'new').filter((word) => word === 'new')).toHaveLength(95)
})

test('segments that overlap stay together, unless very many do', () => {
  const few = all(named('old', 8, 30), named('new', 8, 30))
  expect(few).toHaveLength(1)
  const many = all(named('old', 100, 200), named('new', 100, 200))
  expect(many).toHaveLength(10)
  expect(said(many, 'gone').filter((word) => word === 'old')).toHaveLength(100)
})

test('of what nobody can have said in so short a time, whole segments are compared', () => {
  const hostile = (word: string) => (at: number) => (at === 0 ? `${word} `.repeat(30_000) : word)
  const [first, second] = all(versionOf('old', 3, hostile('a')), versionOf('new', 3, hostile('b')))
  expect(first?.text.map(({ words }) => words.length)).toEqual([1, 1, 1])
  expect(second?.text.map(({ words }) => words)).toEqual([['a:'], ['a'], ['b']])
})
