import { HistoryItem } from '@vireo/contracts/history'
import { expect, test } from 'vitest'

import { paths } from '#kit/routing/index.ts'
import { leastAnswer, type Some } from '#kit/testing/least-answer.testing.ts'
import { trackOf } from './recordings.ts'

const made = (given: Some<HistoryItem>) => HistoryItem.parse(leastAnswer(HistoryItem, given))

test('the player shows of a recording what is known of it, in its own measures', () => {
  const item = made({
    history_item_id: 'h1',
    text: 'The ferry leaves at ten.',
    voice_id: 'v1',
    voice_name: 'Clara',
    source: 'TTS',
    output_format: 'pcm_16000',
    peaks: [0, 50, 100],
    duration_ms: 1500,
  })
  expect(trackOf(item)).toMatchObject({
    id: 'h1',
    historyItemId: 'h1',
    title: 'The ferry leaves at ten.',
    subtitle: 'Clara',
    voiceId: 'v1',
    source: paths.history,
    kept: { in: 'history', outputFormat: 'pcm_16000' },
    peaks: [0, 0.5, 1],
    durationMs: 1500,
  })
})

test('a change of voice leads to where changes are, and says what became what', () => {
  const settings = { source_name: 'me.wav' }
  const track = trackOf(made({ source: 'STS', text: null, voice_name: 'Clara', settings }))
  expect([track.source, track.title]).toEqual([paths.speechToSpeechHistory, 'me.wav → Clara'])
})

test('an old entry that says little is heard all the same', () => {
  const track = trackOf(made({ voice_id: null, voice_name: null, output_format: null, peaks: null }))
  expect(track).toMatchObject({ subtitle: 'Unknown voice', kept: { outputFormat: 'mp3_44100_128' } })
  expect([track.voiceId, track.peaks]).toEqual([undefined, undefined])
})
