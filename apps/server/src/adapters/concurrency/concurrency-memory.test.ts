import { describe } from 'vitest'
import { createManualAlarms, describeConcurrencyGate } from './concurrency-gate.conformance.ts'
import { createMemoryConcurrencyGate } from './concurrency-memory.ts'

describe('the gate of a single process', () => {
  describeConcurrencyGate(async () => {
    const alarms = createManualAlarms()
    const gate = createMemoryConcurrencyGate(alarms)
    return {
      gates: [gate, gate],
      alarms,
      settled: () => new Promise((resolve) => setImmediate(resolve)),
      close: async () => undefined,
    }
  })
})
