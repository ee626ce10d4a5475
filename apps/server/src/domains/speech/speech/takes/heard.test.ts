import type { PieceReport } from '@vireo/engines'
import { expect, test } from 'vitest'
import { announceSpoken } from '../announce.ts'
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

test('however many sounds are replaced, and however long each is, what is told of them is received', () => {
  const heard = createHeard()
  const replaced = Array.from({ length: 5000 }, (_, at) => ({ from: `${at}${'ʰ'.repeat(400)}`, to: 'a' }))
  heard.add({ ...report, sounds: { replaced, arePassedOver: false } })
  const { replaced_sounds: kept = [] } = heard.describe()
  expect(kept).toHaveLength(100)
  expect(Math.max(...kept.map(({ from }) => from.length))).toBeLessThanOrEqual(25)
  const { 'generation-info': info = '' } = announceSpoken({ 'generation-info': '{"seed":1}' }, heard)
  expect(info.length).toBeLessThan(2200)
  const told: unknown = JSON.parse(info)
  expect(told).toMatchObject({ seed: 1, replaced_sounds: expect.arrayContaining([kept[0]]) })
})
