import type { PieceReport } from '@vireo/engines'
import { expect, test } from 'vitest'
import { createHeard } from './heard.ts'

const report: PieceReport = { index: 0, startMs: 0, durationMs: 50, words: [], levels: [1] }

test('nothing is told of what was spoken as it was asked', () => {
  const heard = createHeard()
  heard.add(report)
  heard.add({ ...report, sounds: { replaced: [], arePassedOver: false } })
  expect(heard.describe()).toEqual({})
  expect(heard.levels).toEqual([1, 1])
})

test('each sound that was replaced is told once, and that sounds were passed over', () => {
  const heard = createHeard()
  const [one, other] = [
    { from: 'ɬ', to: 'l' },
    { from: 'ʕ', to: '' },
  ]
  heard.add({ ...report, sounds: { replaced: [one], arePassedOver: false } })
  heard.add({ ...report, sounds: { replaced: [one, other], arePassedOver: false } })
  expect(heard.describe()).toEqual({ replaced_sounds: [one, other] })
  heard.add({ ...report, sounds: { replaced: [], arePassedOver: true } })
  expect(heard.describe()).toMatchObject({ sounds_passed_over: true })
})

test('who spoke elsewhere is named once, and in whose place', () => {
  const heard = createHeard()
  for (const engine of ['First', 'Second', 'Second'])
    heard.add({ ...report, spokenBy: { engine, ...(engine === 'Second' && { insteadOf: 'First' }) } })
  expect(heard.describe()).toEqual({ engine: 'First, Second', engine_instead_of: 'First' })
})
