import fc from 'fast-check'
import { expect, it } from 'vitest'
import { joinSamples } from '../join.ts'
import { aNoise, aSine, cutAt } from '../testing.ts'
import { trimLeadingSilence } from './leading-silence.ts'

const sampleRateHz = 16_000

it('keeps the asked silence ahead of the first audible sample and everything after it, however the stream is cut', () => {
  fc.assert(
    fc.property(fc.nat(3000), fc.nat(100), fc.array(fc.nat(5000), { maxLength: 10 }), (silent, keepMs, places) => {
      // A breath of −66 dBFS is silence too, and what stays of it must not be altered.
      const samples = joinSamples([aNoise(silent, 0.0005), Float32Array.of(0.5), aSine(sampleRateHz, 300, 50)])
      const trimmer = trimLeadingSilence({ sampleRateHz, keepMs })
      const passed = joinSamples(cutAt(samples, places).map((chunk) => trimmer.process(chunk)))
      const dropped = Math.max(0, silent - keepMs * 16)
      expect(passed).toEqual(samples.subarray(dropped))
      expect(trimmer.trimmedSamples).toBe(dropped)
      expect(trimmer.flush()).toHaveLength(0)
    }),
  )
})

it('gives out no more than the kept silence when nothing is ever heard', () => {
  const trimmer = trimLeadingSilence({ sampleRateHz, keepMs: 10 })
  for (let chunk = 0; chunk < 100; chunk++) expect(trimmer.process(new Float32Array(320))).toHaveLength(0)
  expect(trimmer.flush()).toHaveLength(160)
  expect(trimmer.trimmedSamples).toBe(100 * 320 - 160)
})

it('trims the next stream after a reset', () => {
  const trimmer = trimLeadingSilence({ sampleRateHz, keepMs: 0, thresholdDbfs: -20 })
  expect(trimmer.process(Float32Array.of(0.05, 0.2, 0))).toEqual(Float32Array.of(0.2, 0))
  expect(trimmer.process(Float32Array.of(0, 0))).toHaveLength(2)
  trimmer.reset()
  expect(trimmer.process(Float32Array.of(0, 0, -1))).toEqual(Float32Array.of(-1))
  expect(trimmer.trimmedSamples).toBe(2)
})
