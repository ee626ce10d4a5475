import { expect, it } from 'vitest'
import type { WorkOptions } from '../sound.ts'
import { settleMs } from './tone.testing.ts'

const freeMs = 200

/** Proves that a caller who leaves is free at once, before and while the engine works. */
export function obeysSignals(run: (options: WorkOptions) => Promise<unknown>): void {
  it('frees a caller who has left', async () => {
    await expect(run({ signal: AbortSignal.abort(new Error('left before')) })).rejects.toThrow('left before')
    const stop = new AbortController()
    const work = run({ signal: stop.signal })
    stop.abort(new Error('left'))
    expect(await settleMs(work)).toBeLessThan(freeMs)
    await expect(work).rejects.toThrow('left')
  })
}
