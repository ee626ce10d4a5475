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

test('of so many words that it would take long, no more are compared one by one; what is less still is', () => {
  // Nothing but the word in the middle is alike: whoever looks for it compares all of them.
  const text = (word: string) => (at: number) =>
    at < 80 ? [...Array<string>(120).fill(word), 'both', ...Array<string>(120).fill(word)].join(' ') : word
  const kinds = [...diffTimed(versionOf('old', 83, text('old')), versionOf('new', 83, text('new')))].map(
    ({ text: changes }) => changes.map(({ kind }) => kind).join(' '),
  )
  const [apart, anew] = ['same gone new same gone new', 'same gone new']
  expect(kinds).toEqual([
    ...Array<string>(20).fill(apart),
    ...Array<string>(20).fill(anew),
    'same gone new',
    'same gone new',
  ])
})
