import { randomUUID } from 'node:crypto'
import pino from 'pino'
import sql from 'sql-template-tag'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../../test/test-database.ts'
import { createManualClock } from '../../kernel/clock.ts'
import type { ConcurrencyGate } from '../../ports/concurrency-gate.ts'
import { renewNode } from '../../kernel/nodes/node-store.ts'
import { createManualAlarms, describeConcurrencyGate, type GateUnderTest } from './concurrency-gate.conformance.ts'
import { createPostgresConcurrencyGate } from './concurrency-postgres.ts'

const leaseMs = 15_000

async function openTwoNodes() {
  const { database, drop } = await createTestDatabase()
  const clock = createManualClock(new Date('2026-03-01T00:00:00Z'))
  const alarms = createManualAlarms()
  const log = pino({ level: 'silent' })
  const nodeIds = [randomUUID(), randomUUID()] as const
  for (const id of nodeIds) await renewNode(database.db, id, new Date(clock.now().getTime() + leaseMs))
  const [one, two] = nodeIds.map((nodeId) => createPostgresConcurrencyGate({ database, clock, nodeId, log, alarms }))
  if (!one || !two) throw new Error('two nodes make two gates')
  const close = async () => {
    await Promise.all([one.close(), two.close()])
    await drop()
  }
  return { database, clock, alarms, nodeIds, gates: [one, two] as const, close }
}

describe('the gate of several nodes', () => {
  describeConcurrencyGate(async (): Promise<GateUnderTest> => {
    const { database, alarms, gates, close } = await openTwoNodes()
    // Everything goes through the lock of its group: a further entrance elsewhere and a look back is enough.
    const settled = async () => {
      for (let turn = 0; turn < 5; turn++) await database.db.run(sql`select pg_sleep(0.02)`)
    }
    return { gates, alarms, settled, close }
  })

  test('places of a node that crashed are free once its lease has run out, also for those who wait', async () => {
    const { clock, gates, nodeIds, database, close } = await openTwoNodes()
    onTestFinished(close)
    const [crashing, alive] = gates as readonly [ConcurrencyGate, ConcurrencyGate]
    await crashing.enter('ws', 'turbo', 1)
    const waiting = alive.enter('ws', 'turbo', 1)
    let state = 'waiting'
    waiting.then(
      () => (state = 'in'),
      () => undefined,
    )
    clock.advance(leaseMs - 1)
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(state).toBe('waiting')
    await renewNode(database.db, nodeIds[1], new Date(clock.now().getTime() + leaseMs))
    clock.advance(1)
    expect((await waiting).current).toBe(1)
    const rows = await database.db.many(sql`select node_id from concurrency_places`)
    expect(rows).toEqual([{ node_id: nodeIds[1] }])
  })

  test('a place that is given back leaves nothing behind', async () => {
    const { gates, database, close } = await openTwoNodes()
    onTestFinished(close)
    const places = [await gates[0].enter('ws', 'turbo', 2), await gates[1].enter('ws', 'turbo', 2)]
    for (const place of places) place.leave()
    await expect.poll(() => database.db.many(sql`select id from concurrency_places`)).toEqual([])
  })
})
