import { expect, test } from 'vitest'
import { openBank } from './bank.ts'

const few = 40

test('what is decoded is forgotten beyond a limit, the longest unused first, and comes back the same', async () => {
  const { bank, decoded } = await openBank()
  decoded.forgetBeyond(0)
  const samples = bank.samples.slice(0, few)
  const [first, ...others] = samples
  const before = samples.map((sample) => sample.getAudioData())
  // Used again, it is the last to go.
  expect(first?.getAudioData()).toBe(before[0])
  const limit = (before[0]?.byteLength ?? 0) + (before.at(-1)?.byteLength ?? 0)
  decoded.forgetBeyond(limit)
  const after = samples.map((sample) => sample.getAudioData())
  expect(after[0]).toBe(before[0])
  expect(after.at(-1)).toBe(before.at(-1))
  expect(others.slice(0, -1).every((_, at) => after[at + 1] !== before[at + 1])).toBe(true)
  for (const [at, data] of after.entries())
    expect(Buffer.from(data.buffer).equals(Buffer.from(before[at]?.buffer ?? new ArrayBuffer()))).toBe(true)
})
