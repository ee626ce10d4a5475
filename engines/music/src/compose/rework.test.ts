import { expect, test } from 'vitest'
import { compose, partName } from './compose.ts'
import { readPlan } from './read-plan.ts'
import { rework } from './rework.ts'

const wishes = { seed: 11, isLoop: false, isAmbience: false, lengthMs: 30_000 }
const piece = readPlan({ ...wishes, prompt: 'folk in D major with flute' }).composition
const before = compose(piece)
const partsOf = (score: typeof before) => new Map(score.parts.map((part) => [partName(part), part.notes]))

test('another instrument plays; whoever else plays, plays what they played', () => {
  const melody = before.parts.find(({ role }) => role === 'melody')
  const from = melody?.instrument ?? 'piano'
  const after = compose(rework(piece, { players: [{ role: 'melody', from, to: 'oboe' }] }))
  const [then, now] = [partsOf(before), partsOf(after)]
  expect([...now.keys()]).toContain('melody oboe')
  expect(now.size).toBe(then.size)
  for (const [name, notes] of then)
    if (!name.startsWith('melody ')) expect([name, now.get(name)]).toEqual([name, notes])
  const back = compose(
    rework(rework(piece, { players: [{ role: 'melody', from, to: 'oboe' }] }), {
      players: [{ role: 'melody', from: 'oboe', to: from }],
    }),
  )
  expect(back).toEqual(before)
})

test('whoever takes over from one player what another plays elsewhere is one part, which is played once', () => {
  const section = (player: string) => ({ name: 'Verse', durationMs: 8000, positive: [player], negative: [] })
  const plan = { positive: ['folk in D major'], negative: [], sections: [section('flute'), section('oboe')] }
  const { composition } = readPlan({ ...wishes, plan })
  const score = compose(composition)
  const names = score.parts.map(partName)
  expect(names).toEqual(expect.arrayContaining(['melody flute', 'melody oboe']))
  const players = [{ role: 'melody', from: 'flute', to: 'oboe' }]
  const reworked = rework({ ...composition, partOrder: names }, { players })
  const order = names.filter((name) => name !== 'melody flute')
  expect(reworked.partOrder?.toSorted()).toEqual(order.toSorted())
  const { parts } = compose(reworked)
  expect(parts.map(partName)).toEqual(reworked.partOrder)
  expect(parts.filter(({ role }) => role === 'melody')).toHaveLength(1)
})

test('in another key the same steps of the scale follow each other, at the same times', () => {
  const after = compose(rework(piece, { key: 'F major' }))
  expect(after.key).toEqual({ tonic: 5, mode: 'major' })
  const places = (score: typeof before) =>
    score.chords.map(({ startBeat, chord }) => [startBeat, chord.root - score.key.tonic])
  const around = places(after).map(([beat, step = 0]) => [beat, (step + 12) % 12])
  expect(around).toEqual(places(before).map(([beat, step = 0]) => [beat, (step + 12) % 12]))
  expect(partsOf(after).get('drums standard drums')).toEqual(partsOf(before).get('drums standard drums'))
})

test('at another tempo every section has the beats and notes that it had', () => {
  const after = compose(rework(piece, { tempoBpm: 140 }))
  expect(after.tempoBpm).toBe(140)
  expect(after.sections).toEqual(before.sections)
  expect(Math.abs((after.durationMs * 140) / (before.durationMs * before.tempoBpm) - 1)).toBeLessThan(0.001)
  expect(after.chords).toEqual(before.chords)
})

test('no key, no instrument, and nobody who drums in place of a violin', () => {
  expect(() => rework(piece, { key: 'Q major' })).toThrow('no key')
  for (const to of ['kazoo', 'standard drums'])
    expect(() => rework(piece, { players: [{ role: 'melody', from: 'flute', to }] })).toThrow('in place of')
})
