import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createBatcher } from './coalesce.ts'

/** However much else the machine does. */
const inTime = { timeout: 30_000 }

/** A loader whose queries end when the test says so. */
function slowLoader() {
  const calls: { keys: number[]; finish(): void; fail(error: Error): void }[] = []
  const load = (keys: number[]) =>
    new Promise<Map<number, string>>((resolve, reject) => {
      calls.push({
        keys,
        finish: () => resolve(new Map(keys.filter((key) => key >= 0).map((key) => [key, `value ${key}`]))),
        fail: reject,
      })
    })
  return { calls, load }
}

const aTurn = () => new Promise((resolve) => setImmediate(resolve))

describe('a batcher', () => {
  it('answers what is asked in one turn with one load, each key once', async () => {
    const { calls, load } = slowLoader()
    const ask = createBatcher(load)
    const answers = [ask(1), ask(2), ask(1), ask(-1)]
    await aTurn()
    expect(calls.map((call) => call.keys)).toEqual([[1, 2, -1]])
    calls[0]?.finish()
    expect(await Promise.all(answers)).toEqual(['value 1', 'value 2', 'value 1', undefined])
  })

  it('never answers with a load that began before the question', async () => {
    const { calls, load } = slowLoader()
    const ask = createBatcher(load)
    const early = ask(1)
    await aTurn()
    const late = [ask(1), ask(2)]
    await aTurn()
    expect(calls).toHaveLength(1)
    calls[0]?.finish()
    await early
    await vi.waitFor(() => expect(calls.map((call) => call.keys)).toEqual([[1], [1, 2]]), inTime)
    calls[1]?.finish()
    expect(await Promise.all(late)).toEqual(['value 1', 'value 2'])
  })

  it('fails only those who asked in the load that failed, and goes on', async () => {
    const { calls, load } = slowLoader()
    const ask = createBatcher(load)
    const unlucky = ask(1).catch((error: Error) => error.message)
    await aTurn()
    const lucky = ask(1)
    calls[0]?.fail(new Error('gone'))
    expect(await unlucky).toBe('gone')
    await vi.waitFor(() => expect(calls).toHaveLength(2), inTime)
    calls[1]?.finish()
    expect(await lucky).toBe('value 1')
  })

  it('answers every question with its own key, at most 500 keys a load', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(3000), { maxLength: 2000 }), async (keys) => {
        const sizes: number[] = []
        const ask = createBatcher(async (batch: number[]) => {
          sizes.push(batch.length)
          return new Map(batch.map((key) => [key, key * 2]))
        })
        expect(await Promise.all(keys.map(ask))).toEqual(keys.map((key) => key * 2))
        expect(Math.max(0, ...sizes)).toBeLessThanOrEqual(500)
      }),
      { numRuns: 30 },
    )
  })
})
