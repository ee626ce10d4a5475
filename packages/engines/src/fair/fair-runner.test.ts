import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CrowdedError, FairRunner } from './fair-runner.ts'

/** Work that ends when it is told to. */
function work() {
  let end: (value: string) => void = () => undefined
  let fail: (error: Error) => void = () => undefined
  const promise = new Promise<string>((resolve, reject) => {
    end = resolve
    fail = reject
  })
  const state = { hasBegun: false, end, fail, do: () => ((state.hasBegun = true), promise) }
  return state
}

test('work of one key waits for its place and the others are not kept by it', async () => {
  const runner = new FairRunner({ running: 2, runningPerKey: 1, waiting: 10 })
  const [first, second, other] = [work(), work(), work()]
  const results = [runner.run('a', first.do), runner.run('a', second.do), runner.run('b', other.do)]
  expect([first, second, other].map(({ hasBegun }) => hasBegun)).toEqual([true, false, true])
  first.end('first')
  await expect(results[0]).resolves.toBe('first')
  expect(second.hasBegun).toBe(true)
  second.end('second')
  other.end('other')
  await expect(Promise.all(results)).resolves.toEqual(['first', 'second', 'other'])
  expect([runner.running, runner.waiting]).toEqual([0, 0])
})

test('work that fails gives its place back, and who leaves while waiting does too', async () => {
  const runner = new FairRunner({ running: 1, waiting: 10 })
  const [first, second, third] = [work(), work(), work()]
  const leaving = new AbortController()
  const failed = runner.run('a', first.do)
  const left = runner.run('a', second.do, leaving.signal)
  const last = runner.run('a', third.do)
  leaving.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  first.fail(new Error('broken'))
  await expect(failed).rejects.toThrow('broken')
  expect([second.hasBegun, third.hasBegun]).toEqual([false, true])
  third.end('third')
  await expect(last).resolves.toBe('third')
  await expect(runner.run('a', work().do, AbortSignal.abort(new Error('late')))).rejects.toThrow('late')
  expect([runner.running, runner.waiting]).toEqual([0, 0])
})

test('work that throws before it has begun fails alone: its place is free and the next in line runs', async () => {
  const runner = new FairRunner({ running: 1, waiting: 10 })
  const throwing = () => {
    throw new Error('no more threads')
  }
  const first = work()
  const begun = runner.run('a', first.do)
  const [waiting, last] = [runner.run('a', throwing), runner.run('b', () => Promise.resolve('last'))]
  first.end('first')
  const ends = await Promise.allSettled([begun, waiting, last, runner.run('c', throwing)])
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected'])
  expect([runner.running, runner.waiting]).toEqual([0, 0])
})

test('where all is full the loudest is told so, also when it waited already', async () => {
  const runner = new FairRunner({ running: 1, waiting: 3, waitingPerKey: 3 })
  const running = work()
  const first = runner.run('loud', running.do)
  const waiting = [0, 1, 2].map(() => {
    const one = work()
    return { one, result: runner.run('loud', one.do).catch((error: unknown) => error) }
  })
  await expect(runner.run('loud', work().do)).rejects.toMatchObject({ reason: 'own_limit' })
  const quiet = work()
  const heard = runner.run('quiet', quiet.do)
  await expect(waiting[2]?.result).resolves.toMatchObject({ name: 'CrowdedError', reason: 'full' })
  await expect(runner.run('loud', work().do)).rejects.toBeInstanceOf(CrowdedError)
  running.end('')
  await first
  for (const { one } of waiting) one.end('')
  quiet.end('heard')
  await expect(heard).resolves.toBe('heard')
})

test('every piece of work ends in exactly one way', async () => {
  const step = fc.record({ key: fc.constantFrom('a', 'b', 'c'), fails: fc.boolean(), isLeft: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const runner = new FairRunner({ running: 2, runningPerKey: 1, waiting: 6, waitingPerKey: 4 })
      const ends = await Promise.all(
        steps.map(({ key, fails, isLeft }) => {
          const leaving = new AbortController()
          const result = runner.run(
            key,
            () => (fails ? Promise.reject(new Error('fails')) : Promise.resolve('done')),
            leaving.signal,
          )
          if (isLeft) leaving.abort(new Error('left'))
          return result.catch((error: Error) => (error instanceof CrowdedError ? 'crowded' : error.message))
        }),
      )
      expect(ends.every((end) => ['done', 'fails', 'left', 'crowded'].includes(end))).toBe(true)
      expect([runner.running, runner.waiting]).toEqual([0, 0])
    }),
  )
})
