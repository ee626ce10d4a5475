import { expect, test } from 'vitest'

import { keepSamples, type Sample } from './sample-list.ts'

const filesMax = 3
const files = (count: number) => Array.from({ length: count }, (_, at) => new File([], `${String(at)}.wav`))
const source = (id: string): Sample['source'] => ({
  id,
  file: new File([], id),
  durationMs: undefined,
  peaks: undefined,
  isRecorded: false,
})

test('what is still on its way takes a place, however many are brought at once', () => {
  const told: (readonly Sample[])[] = []
  const held = keepSamples((list) => told.push(list))
  expect(held.reserve(files(2), filesMax)).toHaveLength(2)
  expect(held.reserve(files(5), filesMax)).toHaveLength(1)
  held.place(source('a'))
  expect(held.reserve(files(1), filesMax)).toEqual([])
  held.place(source('b'))
  held.place(source('c'))
  expect(told.at(-1)?.map(({ source: { id } }) => id)).toEqual(['a', 'b', 'c'])
  held.remove('b')
  expect(held.reserve(files(2), filesMax)).toHaveLength(1)
  held.place(source('d'))
  held.clear()
  expect(held.reserve(files(9), filesMax)).toHaveLength(filesMax)
})

test('fewer places than there are recordings leave room for none', () => {
  const held = keepSamples(() => undefined)
  held.reserve(files(3), filesMax)
  expect(held.reserve(files(2), 1)).toEqual([])
})

test('what is learned of a recording is kept with it, and with no other', () => {
  let list: readonly Sample[] = []
  const held = keepSamples((now) => (list = now))
  held.reserve(files(2), filesMax)
  held.place(source('a'))
  held.place(source('b'))
  held.change('a', { transcript: 'Hello.' })
  held.change('b', { status: 'failed', problem: 'No.' })
  expect(list.map(({ status, transcript }) => [status, transcript])).toEqual([
    ['checking', 'Hello.'],
    ['failed', ''],
  ])
})
