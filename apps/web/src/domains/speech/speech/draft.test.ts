import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createElement } from 'react'

import { shownForTests } from '#kit/testing.ts'
import { type Draft, DraftStart, startDraft, useDraft } from './draft.ts'

const kept = new Map<string, string>()
const key = 'vireo.speech-draft'

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

/** What somebody finds who opens the screen now. */
function found(): Draft {
  const seen: Draft[] = []
  const Screen = ({ onDraft }: { readonly onDraft: (draft: Draft) => void }) => {
    onDraft(useDraft()[0])
    return null
  }
  shownForTests(createElement(Screen, { onDraft: (draft) => seen.push(draft) }))
  const [draft] = seen
  if (!draft) throw new Error('The screen showed no draft.')
  return draft
}

test('whoever comes for the first time finds an empty text and the usual model', () => {
  expect(found()).toMatchObject({ text: '', modelId: 'eleven_multilingual_v2', outputFormat: 'mp3_44100_128' })
})

test('a text that is handed over takes the place of the one before, and leaves everything else', () => {
  kept.set(key, JSON.stringify({ text: 'Old', voiceId: 'v1', languageCode: 'de', seed: 7 }))
  startDraft({ text: 'New' })
  expect(found()).toMatchObject({ text: 'New', voiceId: 'v1', languageCode: 'de', seed: 7 })
})

test('a language stays with its voice and does not follow to another one', () => {
  kept.set(key, JSON.stringify({ text: 'Old', voiceId: 'v1', languageCode: 'de' }))
  startDraft({ voiceId: 'v1' })
  expect(found()).toMatchObject({ text: 'Old', languageCode: 'de' })
  startDraft({ voiceId: 'v2' })
  expect(found()).toMatchObject({ text: 'Old', voiceId: 'v2' })
  expect(found().languageCode).toBeUndefined()
})

test('an empty text that is handed over empties the draft', () => {
  kept.set(key, JSON.stringify({ text: 'Old' }))
  startDraft({ text: '' })
  expect(found().text).toBe('')
})

test.each([
  ['is no JSON', '{'],
  ['is of another shape', '{"text": 5}'],
  ['names a format that is gone', '{"text": "Old", "outputFormat": "tape"}'],
  ['has a seed that is too large', '{"text": "Old", "seed": 4294967296}'],
])('what was kept and %s is as if nothing had been', (_what, value) => {
  kept.set(key, value)
  const { text, seed } = found()
  expect([text, seed]).toEqual(['', undefined])
})

test('a browser that keeps nothing has an empty draft, and handing over does not fail', () => {
  vi.stubGlobal('localStorage', undefined)
  startDraft({ text: 'New' })
  expect(found().text).toBe('')
})

const spoken = { stability: 0.2, similarity_boost: 0.9, style: 0, speed: 1.1, use_speaker_boost: true }

test('a recording that is used again brings its voice, model, format, language, seed and settings', () => {
  kept.set(key, JSON.stringify({ text: 'Old', voiceId: 'v1', languageCode: 'de', seed: 7, previousText: 'Before.' }))
  const recording = { modelId: 'eleven_v3', outputFormat: 'pcm_16000', languageCode: 'en', seed: 0, controls: spoken }
  startDraft(DraftStart.parse({ text: 'Again', voiceId: 'v2', recording }))
  expect(found()).toMatchObject({ text: 'Again', voiceId: 'v2', ...recording, previousText: '' })
})

test('what a recording has no choice for on this screen leaves what was chosen, and spoils nothing else', () => {
  kept.set(key, JSON.stringify({ text: 'Old', modelId: 'eleven_v3', seed: 7, languageCode: 'de' }))
  const recording = { modelId: null, outputFormat: 'tape', languageCode: undefined, seed: -1, controls: { speed: 1 } }
  startDraft(DraftStart.parse({ text: 'Again', recording }))
  expect(found()).toMatchObject({ text: 'Again', modelId: 'eleven_v3', outputFormat: 'mp3_44100_128' })
  const { seed, languageCode, controls } = found()
  expect([seed, languageCode, controls]).toEqual([undefined, undefined, undefined])
})

test('the settings of a recording do not follow to another voice', () => {
  kept.set(key, JSON.stringify({ text: 'Old', voiceId: 'v1', controls: spoken }))
  startDraft({ text: 'New' })
  expect(found().controls).toEqual(spoken)
  startDraft({ voiceId: 'v2' })
  expect(found().controls).toBeUndefined()
})
