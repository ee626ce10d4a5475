import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ConcurrencyGate, ConcurrencyPlace } from '../../ports/concurrency-gate.ts'
import { AppError } from '../../kernel/errors.ts'
import type { AlarmClock } from '../alarm-clock.ts'

/** An alarm clock that rings when the test says so. */
export type ManualAlarms = AlarmClock & { ring(): void; readonly pending: number }

export function createManualAlarms(): ManualAlarms {
  const bells = new Set<() => void>()
  return {
    after: (_durationMs, ring) => {
      bells.add(ring)
      return () => bells.delete(ring)
    },
    ring: () => {
      for (const bell of bells) {
        bells.delete(bell)
        bell()
      }
    },
    get pending() {
      return bells.size
    },
  }
}

export type GateUnderTest = {
  /** Two ways into the same gate: the same one twice, or two nodes of an installation. */
  readonly gates: readonly [ConcurrencyGate, ConcurrencyGate]
  readonly alarms: ManualAlarms
  /** Resolves when everything that was begun has had its effect. */
  settled(): Promise<void>
  close(): Promise<void>
}

/** What every concurrency gate promises. */
export function describeConcurrencyGate(open: () => Promise<GateUnderTest>): void {
  let gate: GateUnderTest
  beforeEach(async () => {
    gate = await open()
  })
  afterEach(() => gate.close())

  const enter = (workspaceId = 'ws', group = 'multilingual', limit = 2, node: 0 | 1 = 0) =>
    gate.gates[node].enter(workspaceId, group, limit)
  const stateOf = (promise: Promise<ConcurrencyPlace>) => {
    const state = { value: 'waiting' }
    promise.then(
      () => (state.value = 'in'),
      () => (state.value = 'refused'),
    )
    return state
  }
  /** Takes a place in the queue before the next one does. */
  const queue = async (...where: Parameters<typeof enter>) => {
    const waiting = gate.alarms.pending
    const promise = enter(...where)
    const state = stateOf(promise)
    await expect.poll(() => gate.alarms.pending).toBe(waiting + 1)
    return { promise, state }
  }

  test('lets in as many as the limit allows and says how many are running', async () => {
    const first = await enter()
    const second = await enter('ws', 'multilingual', 2, 1)
    expect([first.current, first.maximum, second.current, second.maximum]).toEqual([1, 2, 2, 2])
  })

  test('the next one waits until a place is given back', async () => {
    const [first] = [await enter(), await enter()]
    const third = await queue()
    await gate.settled()
    expect(third.state.value).toBe('waiting')
    first.leave()
    expect((await third.promise).current).toBe(2)
  })

  test('those who wait are served in the order they came, from either side', async () => {
    const running = [await enter('ws', 'turbo', 3), await enter('ws', 'turbo', 3, 1), await enter('ws', 'turbo', 3)]
    const [second, third, fourth] = [
      await queue('ws', 'turbo', 3, 1),
      await queue('ws', 'turbo', 3, 0),
      await queue('ws', 'turbo', 3, 1),
    ]
    running[2]?.leave()
    await second.promise
    await gate.settled()
    expect([third.state.value, fourth.state.value]).toEqual(['waiting', 'waiting'])
    running[0]?.leave()
    await third.promise
    await gate.settled()
    expect(fourth.state.value).toBe('waiting')
    running[1]?.leave()
    await fourth.promise
  })

  test('nobody overtakes the head of the queue, not even with a higher limit', async () => {
    const running = [await enter('ws', 'turbo', 3), await enter('ws', 'turbo', 3), await enter('ws', 'turbo', 3)]
    const first = await queue('ws', 'turbo', 2)
    const second = await queue('ws', 'turbo', 5, 1)
    running[0]?.leave()
    await gate.settled()
    expect([first.state.value, second.state.value]).toEqual(['waiting', 'waiting'])
    running[1]?.leave()
    await Promise.all([first.promise, second.promise])
  })

  test('at most as many wait as may run; the next is refused at once, with 429 and when to come back', async () => {
    await enter()
    await enter()
    await queue()
    await queue('ws', 'multilingual', 2, 1)
    const refused = await enter().catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(AppError)
    expect(refused).toMatchObject({
      code: 'concurrent_limit_exceeded',
      entry: { status: 429, legacyStatus: 'too_many_concurrent_requests' },
      details: { retryAfterSeconds: 1 },
    })
  })

  test('whoever has waited too long is refused and frees the place in the queue', async () => {
    const [first] = [await enter(), await enter()]
    const late = await queue()
    gate.alarms.ring()
    await expect(late.promise).rejects.toMatchObject({ code: 'concurrent_limit_exceeded' })
    const [third] = [await queue(), await queue('ws', 'multilingual', 2, 1)]
    first.leave()
    await third.promise
  })

  test('a place given back twice is one place', async () => {
    const [first] = [await enter(), await enter()]
    const [third, fourth] = [await queue(), await queue()]
    first.leave()
    first.leave()
    await third.promise
    await gate.settled()
    expect(fourth.state.value).toBe('waiting')
  })

  test('workspaces and groups of models do not stand in each other’s way', async () => {
    await enter('a', 'multilingual', 1)
    await enter('a', 'turbo', 1)
    await enter('b', 'multilingual', 1)
    await queue('a', 'turbo', 1)
    expect((await enter('b', 'turbo', 1)).current).toBe(1)
  })

  test('never more than the limit at once, and everybody gets a turn, however they come and go', async () => {
    let running = 0
    let most = 0
    let served = 0
    const worker = async (node: 0 | 1) => {
      for (let turn = 0; turn < 25; turn++) {
        const place = await enter('busy', 'turbo', 3, node)
        running++
        most = Math.max(most, running)
        await new Promise((resolve) => setImmediate(resolve))
        running--
        served++
        place.leave()
      }
    }
    await Promise.all([worker(0), worker(1), worker(0), worker(1), worker(0), worker(1)])
    expect([most <= 3, served]).toEqual([true, 150])
  })
}
