import type { Model } from '@vireo/contracts/speech'
import type { Subscription } from '@vireo/contracts/users'
import { describe, expect, test } from 'vitest'

import { problemWithCost, problemWithScript } from './check-script.ts'
import { acceptedControls, controlsOf } from './voice-controls.ts'

const subscription: Subscription = {
  tier: 'free',
  status: 'free',
  character_count: 9900,
  character_limit: 10_000,
  max_character_limit_extension: 0,
  max_credit_limit_extension: 0,
  can_extend_character_limit: false,
  allowed_to_extend_character_limit: false,
  next_character_count_reset_unix: null,
  voice_slots_used: 0,
  professional_voice_slots_used: 0,
  professional_voice_slots_used_in_workspace: 0,
  voice_limit: 3,
  max_voice_add_edits: null,
  voice_add_edit_counter: 0,
  professional_voice_limit: 0,
  can_extend_voice_limit: false,
  can_use_instant_voice_cloning: false,
  can_use_professional_voice_cloning: false,
  can_use_audio_native: false,
  audio_formats: { mp3_bitrate_kbps_max: 128, pcm_sample_rate_hz_max: 32_000 },
  currency: null,
  current_overage: { amount: '0', currency: 'usd' },
  billing_period: null,
  character_refresh_period: null,
}

const problemIn = (account: Subscription) => (cost: number) => problemWithCost(cost, account)

describe('a text is checked in order', () => {
  test('nothing to say comes first', () => {
    expect(problemWithScript('', 0, subscription)).toMatch(/Write something/u)
    expect(problemWithScript(' \n\t', 3, subscription)).toMatch(/Write something/u)
  })

  test('then the 3000 characters of the screen, counted in code points', () => {
    expect(problemWithScript('😀'.repeat(3000), 10, subscription)).toBeUndefined()
    expect(problemWithScript('a'.repeat(3001), 99_999, subscription)).toMatch(/At most 3,000/u)
  })

  test('then what the account has left', () => {
    expect(problemWithScript('a', 100, subscription)).toBeUndefined()
    expect(problemWithScript('a', 101, subscription)).toBe('This costs 101 credits: 100 left.')
    expect(problemWithScript('a', 101, { ...subscription, tier: 'enterprise' })).toBeUndefined()
  })

  test('overage is part of what it has left', () => {
    const extending = {
      ...subscription,
      tier: 'creator',
      status: 'active',
      can_extend_character_limit: true,
      allowed_to_extend_character_limit: true,
      max_character_limit_extension: 50,
    } as const
    for (const check of [(cost: number) => problemWithScript('a', cost, extending), problemIn(extending)]) {
      expect(check(150)).toBeUndefined()
      expect(check(151)).toBe('This costs 151 credits: 100 left and 50 of overage.')
    }
    expect(problemIn({ ...extending, max_character_limit_extension: -1 })(1_000_000)).toBeUndefined()
    expect(problemIn({ ...extending, allowed_to_extend_character_limit: false })(101)).toMatch(/100 left\.$/u)
    const beyond = { ...extending, character_count: 10_020 }
    expect(problemIn(beyond)(30)).toBeUndefined()
    expect(problemIn(beyond)(31)).toBe('This costs 31 credits: 0 left and 30 of overage.')
  })

  test('an account that is not known yet stops nobody; the server decides', () => {
    expect(problemWithScript('a', 1_000_000, undefined)).toBeUndefined()
  })
})

describe('only controls that the model accepts are sent', () => {
  const controls = controlsOf(undefined)
  const model = (can_use_style: boolean, can_use_speaker_boost: boolean): Model => ({
    model_id: 'm',
    name: 'M',
    description: '',
    can_be_finetuned: false,
    can_do_text_to_speech: true,
    can_do_voice_conversion: false,
    can_use_style,
    can_use_speaker_boost,
    serves_pro_voices: false,
    token_cost_factor: 1,
    requires_alpha_access: false,
    max_characters_request_free_user: 1,
    max_characters_request_subscribed_user: 1,
    maximum_text_length_per_request: 1,
    languages: [],
    model_rates: { character_cost_multiplier: 1, cost_discount_multiplier: 1 },
    concurrency_group: 'x',
  })

  test.each([
    [true, true, ['similarity_boost', 'speed', 'stability', 'style', 'use_speaker_boost']],
    [false, true, ['similarity_boost', 'speed', 'stability', 'use_speaker_boost']],
    [false, false, ['similarity_boost', 'speed', 'stability']],
  ])('style %s, boost %s', (style, boost, names) => {
    expect(Object.keys(acceptedControls(controls, model(style, boost), undefined)).toSorted()).toEqual(names)
  })

  test('a voice without settings of its own speaks with the defaults', () => {
    expect(controls).toEqual({ stability: 0.5, similarity_boost: 0.75, style: 0, speed: 1, use_speaker_boost: true })
  })
})
