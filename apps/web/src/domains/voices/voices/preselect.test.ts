import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Voice } from '@vireo/contracts/voices'

import { inOrderOfTrust, noteSpoken, preselected, whyMute } from './preselect.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

type Known = Pick<Voice, 'voice_id' | 'category' | 'preview_url' | 'safety_control' | 'labels' | 'engine'> & {
  readonly sharing?: { readonly status: string }
}

function aVoice(voice_id: string, more: Partial<Known> = {}): Voice {
  // Only what the choice looks at.
  return { voice_id, category: 'premade', preview_url: '/p', safety_control: null, sharing: null, ...more } as Voice
}

const untrained = aVoice('untrained', { category: 'professional', preview_url: null })
const own = aVoice('own', { category: 'cloned' })
const blocked = aVoice('blocked', { safety_control: 'BAN' })
const guarded = aVoice('guarded', { safety_control: 'CAPTCHA' })
const gone = aVoice('gone', { category: 'professional', sharing: { status: 'copied_disabled' } })
const first = aVoice('first')
const second = aVoice('second', { safety_control: 'NONE' })
/** As the server lists them: one's own first, the newest at the top. */
const all = [untrained, gone, own, blocked, guarded, first, second]

test.each([
  ['a fresh device', undefined, undefined, 'first'],
  ['a voice that was chosen', undefined, 'second', 'second'],
  ['an own voice that was chosen', undefined, 'own', 'own'],
  ['a voice that was chosen and asks for something', undefined, 'guarded', 'guarded'],
  ['a voice that was chosen before it could speak', undefined, 'untrained', 'first'],
  ['a voice that was chosen and is no longer shared', 'own', 'gone', 'own'],
  ['a voice that was chosen and is deleted', 'second', 'deleted', 'second'],
  ['the last voice that spoke', 'own', undefined, 'own'],
  ['the last voice that spoke, and is blocked now', 'blocked', undefined, 'first'],
  ['the last voice that spoke, and is deleted now', 'deleted', undefined, 'first'],
])('%s: last %s, chosen %s, so %s stands ready', (_, last, chosen, expected) => {
  if (last !== undefined) noteSpoken(last)
  expect(preselected(all, chosen)?.voice_id).toBe(expected)
})

test('where there is no default voice, one of their own that can speak stands ready, or none', () => {
  expect(preselected([untrained, own], undefined)?.voice_id).toBe('own')
  expect(preselected([untrained, blocked], undefined)).toBeUndefined()
  expect(preselected(undefined, 'own')).toBeUndefined()
})

test('nothing is preselected that is sure to be refused', () => {
  expect(inOrderOfTrust(all).map(({ voice_id }) => voice_id)).toEqual(['first', 'second', 'own'])
})

test('nobody speaks by a voice of an engine elsewhere before they chose it', () => {
  const elsewhere = aVoice('elsewhere', { engine: { name: 'address', quality: null, keeps_up: null, obeys: [] } })
  expect(inOrderOfTrust([elsewhere, own]).map(({ voice_id }) => voice_id)).toEqual(['own', 'elsewhere'])
  noteSpoken('elsewhere')
  expect(inOrderOfTrust([elsewhere, own])[0]).toBe(elsewhere)
})

test('a voice is mute for a reason that is told', () => {
  expect(whyMute(untrained)).toBe('not-trained')
  expect(whyMute(gone)).toBe('unavailable')
  expect(whyMute(blocked)).toBeUndefined()
})

describe('once natural voices are installed', () => {
  const natural = (id: string, language: string, keepsUp: boolean | null) =>
    aVoice(id, { labels: { language }, engine: { name: 'sherpa', quality: 'natural', keeps_up: keepsUp, obeys: [] } })
  const light = aVoice('light', { engine: { name: 'flite', quality: 'light', keeps_up: true, obeys: [] } })
  const slow = natural('slow', 'en', false)
  const quick = natural('quick', 'en', true)
  const german = natural('german', 'de', true)
  // Installed ones come first, the best at the top.
  const voices = [own, german, slow, quick, light]

  test.each([
    ['eleven_v3', 'slow'],
    ['eleven_multilingual_v2', 'slow'],
    ['eleven_flash_v2_5', 'quick'],
    ['eleven_turbo_v2_5', 'quick'],
    [undefined, 'slow'],
  ])('who has not chosen gets the best one that is fast enough for %s', (modelId, expected) => {
    expect(preselected(voices, undefined, modelId)?.voice_id).toBe(expected)
  })

  test.each(['eleven_v3', 'eleven_flash_v2_5'])('what somebody chose or used stays with %s', (modelId) => {
    expect(preselected(voices, 'light', modelId)).toBe(light)
    noteSpoken('light')
    expect(preselected(voices, undefined, modelId)).toBe(light)
  })

  test('one that is too slow, not measured, or of another language does not go ahead of light ones', () => {
    const unmeasured = natural('unmeasured', 'en', null)
    const order = inOrderOfTrust([own, german, slow, unmeasured, light], 'eleven_flash_v2_5')
    expect(order.map(({ voice_id }) => voice_id)).toEqual(['light', 'german', 'slow', 'unmeasured', 'own'])
  })
})
