import type { Tier } from '@vireo/contracts'
import { expect, test } from 'vitest'

import { pricingForTests } from '../testing.ts'
import { consequencesOf } from './consequences.ts'

const { offers } = pricingForTests()

function between(from: Tier, to: Tier) {
  const [mine, next] = [from, to].map((tier) => offers.find((offer) => offer.plan_id === tier))
  if (!mine || !next) throw new Error('A plan without an offer.')
  return consequencesOf(mine, next)
}

test('a smaller plan lists what is lost', () => {
  expect(between('pro', 'starter')).toEqual({
    losses: [
      '30,000 credits a month',
      '10 voices of your own; you cannot add any while you have more',
      'No professional voice clones',
      'Recordings of at most 128 kbps',
      'No extra credits beyond the limit',
    ],
    gains: [],
  })
  expect(between('starter', 'free').losses).toContain('No commercial licence for what you make from then on')
})

test('a larger plan lists what is gained, and the same plan nothing', () => {
  expect(between('starter', 'creator')).toEqual({
    losses: [],
    gains: [
      '100,000 credits a month',
      '30 voices of your own',
      '1 professional voice clone',
      'Recordings of up to 192 kbps',
      'Extra credits beyond the limit',
    ],
  })
  expect(between('creator', 'creator')).toEqual({ losses: [], gains: [] })
})

test('what is lost one way is gained the other way', () => {
  const tiers = ['free', 'starter', 'creator', 'pro', 'growing_business', 'scale_2024_08_10'] as const
  for (const from of tiers) {
    for (const to of tiers) {
      const [there, back] = [between(from, to), between(to, from)]
      expect(there.losses.length, `${from} to ${to}`).toBe(back.gains.length)
    }
  }
})
