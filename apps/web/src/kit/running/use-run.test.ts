import { expect, test } from 'vitest'

import { useForTests } from '#kit/testing/hook.testing.ts'
import { useRun } from './use-run.ts'

/** Something that goes on until the test lets it end, or it is called off. */
function going() {
  const signals: AbortSignal[] = []
  let resolve = (): void => undefined
  let reject: (why: unknown) => void = () => undefined
  const ended = new Promise<void>((...ends) => ([resolve, reject] = ends))
  const work = ({ signal, become }: { signal: AbortSignal; become: (next: string) => void }) => {
    signals.push(signal)
    become('going')
    signal.addEventListener('abort', () => reject(new DOMException('called off', 'AbortError')))
    return ended.then(() => become('done'))
  }
  return { signals, work, resolve, reject }
}
const used = () => useForTests(() => useRun('idle'))
const failed = (message: string) => `failed: ${message}`

test('it says how far it is, and what went wrong', async () => {
  const [first, second, held] = [going(), going(), await used()]
  await held.act(({ run }) => void run(first.work, failed))
  expect(held.now().state).toBe('going')
  await held.act(() => first.resolve())
  expect(held.now().state).toBe('done')
  await held.act(({ run }) => void run(second.work, failed))
  await held.act(() => second.reject(new Error('no disk')))
  expect(held.now().state).toMatch(/^failed: ./u)
})

test('whoever begins anew, cancels or leaves calls it off, and nothing of it is heard any more', async () => {
  const [first, second, third, held] = [going(), going(), going(), await used()]
  await held.act(({ run }) => void run(first.work, failed))
  await held.act(({ run }) => void run(second.work, failed))
  expect([first.signals[0]?.aborted, held.now().state]).toEqual([true, 'going'])
  await held.act(({ cancel }) => cancel())
  expect([second.signals[0]?.aborted, held.now().state]).toEqual([true, 'idle'])
  await held.act(({ run }) => void run(third.work, failed))
  await held.leave()
  expect(third.signals[0]?.aborted).toBe(true)
})
