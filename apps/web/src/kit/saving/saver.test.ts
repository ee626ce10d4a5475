import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createSaver } from './saver.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

type Change = { readonly title?: string; readonly author?: string }

function saverFor(send: (change: Change) => Promise<unknown>) {
  return createSaver<Change>({ send, merge: (earlier, later) => ({ ...earlier, ...later }), restMs: 800 })
}

test('what is typed is sent once, when typing rests, and said to be saved when it is', async () => {
  const sent: Change[] = []
  const saver = saverFor(async (change) => void sent.push(change))
  saver.add({ title: 'A' })
  await vi.advanceTimersByTimeAsync(700)
  saver.add({ title: 'Ap' })
  saver.add({ author: 'Ada' })
  expect(saver.state().kind).toBe('saving')
  await vi.advanceTimersByTimeAsync(700)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(100)
  expect(sent).toEqual([{ title: 'Ap', author: 'Ada' }])
  expect(saver.state()).toEqual({ kind: 'saved' })
})

test('changes go one after the other, never beside each other', async () => {
  const sent: Change[] = []
  let arrive = () => {}
  const saver = saverFor((change) => {
    sent.push(change)
    return new Promise<void>((resolve) => (arrive = resolve))
  })
  saver.add({ title: 'one' })
  const kept = saver.flush()
  saver.add({ title: 'two' })
  saver.add({ title: 'three' })
  void saver.flush()
  expect(sent).toEqual([{ title: 'one' }])
  arrive()
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toEqual([{ title: 'one' }, { title: 'three' }])
  expect(saver.state().kind).toBe('saving')
  arrive()
  await kept
  expect(saver.state()).toEqual({ kind: 'saved' })
})

test('what failed is not lost: it goes with the next change, which is the newer one', async () => {
  const sent: Change[] = []
  let isOnline = false
  const saver = saverFor(async (change) => {
    if (!isOnline) throw new Error('offline')
    sent.push(change)
  })
  saver.add({ title: 'one', author: 'Ada' })
  await expect(saver.flush()).rejects.toThrow('offline')
  expect(saver.state()).toMatchObject({ kind: 'failed' })
  isOnline = true
  saver.add({ title: 'two' })
  await saver.flush()
  expect(sent).toEqual([{ title: 'two', author: 'Ada' }])
  expect(saver.state()).toEqual({ kind: 'saved' })
})

test('nothing to save is saved, and what listens hears of each change until it no longer listens', async () => {
  const saver = saverFor(async () => undefined)
  await saver.flush()
  const heard: string[] = []
  const stop = saver.subscribe(() => heard.push(saver.state().kind))
  saver.add({ title: 'one' })
  await saver.flush()
  stop()
  saver.add({ title: 'two' })
  await saver.flush()
  expect(heard.at(0)).toBe('saving')
  expect(heard.at(-1)).toBe('saved')
  expect(heard.filter((kind) => kind === 'saved')).toHaveLength(1)
})
