import { expect, test } from 'vitest'
import { heardIn } from './song-id-of.ts'

test('only what somebody brought has a tempo and a key that were heard in it', () => {
  const heard = { uploaded: true, tempo_bpm: 132.9, key: 'F minor' }
  expect(heardIn({ settings: { song_id: 'song_1', ...heard } })).toEqual(heard)
  expect(heardIn({ settings: { song_id: 'song_1', tempo_bpm: 120, key: 'C major' } })).toBeUndefined()
  expect(heardIn({ settings: null })).toBeUndefined()
})
