import type { Song } from '@vireo/contracts/music'
import { expect, test } from 'vitest'
import { changesOf, keysFor, lengthThen, playersFor, tempoRange } from './change-form.ts'

const song = {
  key: 'D major',
  tempo_bpm: 100.2,
  duration_ms: 12_000,
  composition_plan: { sections: [{ duration_ms: 4000 }, { duration_ms: 8000 }] },
  parts: [
    { role: 'melody', instrument: 'violin' },
    { role: 'drums', instrument: 'brush drums' },
  ],
} as unknown as Song

test('what is not changed is not asked for', () => {
  expect(changesOf({ players: {} }, song)).toBeUndefined()
  expect(changesOf({ key: 'D major', tempoBpm: 100, players: { 0: 'violin' } }, song)).toBeUndefined()
  expect(changesOf({ key: 'F major', tempoBpm: 90, players: { 0: 'flute' } }, song)).toEqual({
    key: 'F major',
    tempo_bpm: 90,
    instruments: [{ role: 'melody', from: 'violin', to: 'flute' }],
  })
})

test('drums take the place of drums alone', () => {
  expect(playersFor('brush drums')).toEqual([
    'standard drums',
    'electronic drums',
    'brush drums',
    'orchestral percussion',
  ])
  expect(playersFor('violin')).not.toContain('standard drums')
})

test('a tempo keeps every section as long as sections are', () => {
  expect(tempoRange(song)).toEqual({ min: 40, max: 133 })
  expect(lengthThen({ tempoBpm: 50, players: {} }, song)).toBeCloseTo(24_048)
  expect(lengthThen({ tempoBpm: 100, players: {} }, song)).toBe(12_000)
})

test('every key has one name, its own first', () => {
  expect(keysFor('D major')).toHaveLength(24)
  expect(keysFor('F♯ minor')[0]).toBe('F♯ minor')
  expect(keysFor('E dorian')).toHaveLength(36)
})
