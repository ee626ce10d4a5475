import { createElement } from 'react'
import { expect, test } from 'vitest'

import { shownForTests } from '#kit/testing.ts'
import { documentForTests } from '#users/testing.ts'
import { pricingForTests } from '../testing.ts'
import { appliesText } from './applies-text.ts'
import { cardFeatures } from './card-features.ts'
import { Comparison } from './comparison.tsx'
import { comparedRows } from './plan-rows.ts'
import { Questions } from './questions.tsx'

const pricing = pricingForTests()
const table = (period: 'monthly_period' | 'annual_period') =>
  shownForTests(
    createElement(Comparison, {
      caption: 'Compare plans',
      pricing,
      period,
      currency: 'usd',
      current: 'pro',
      subjects: comparedRows(),
    }),
  ).split('<ul')[0] ?? ''
const rowOf = (html: string, title: string) =>
  (html.split('<tr').find((row) => row.includes(`>${title}</th>`)) ?? '')
    .split('<td')
    .slice(1)
    .map((cell) =>
      cell
        .replace(/^[^>]*>/u, '')
        .replaceAll(/<[^>]*>/gu, '|')
        .replaceAll(/\|+/gu, ''),
    )

test('every plan stands in a column, with its figures row by row', () => {
  const html = table('monthly_period')
  expect(rowOf(html, 'Credits a month')).toEqual(['10,000', '30,000', '100,000', '500,000', '2,000,000', '11,000,000'])
  expect(rowOf(html, 'Overage, per 1,000 credits')).toEqual([
    'Not included',
    'Not included',
    '$0.30',
    '$0.24',
    '$0.18',
    '$0.10',
  ])
  expect(rowOf(html, 'Commercial licence').slice(0, 2)).toEqual(['Not included', 'Included'])
  expect(html).toContain('$1,320 a month')
  expect(html.match(/Your plan/gu)).toHaveLength(1)
})

test('a row that no plan has anything in is absent: fast models are sold by the million by the year alone', () => {
  expect(table('monthly_period')).not.toContain('1 million characters')
  expect(table('annual_period')).toContain('1 million characters')
})

test('cards say the same subjects in the same order', () => {
  const ids = pricing.offers.map((offer) =>
    cardFeatures(offer, 'monthly_period')
      .map(({ id }) => id)
      .join(' '),
  )
  expect(new Set(ids).size).toBe(1)
})

test('answers carry the figures of the plans that are sold', () => {
  const html = shownForTests(createElement(Questions, { pricing, currency: 'usd' }))
  expect(html).toContain('Creator up to 1,000 credits a month')
  expect(html).toContain('On Free and Starter, nothing more is made')
  expect(html).toContain('With Starter, Creator, Pro, Scale, and Business, yes')
})

test('who was given a plan, or has one that is not sold, is told what these mean', () => {
  expect(appliesText(documentForTests({ tier: 'enterprise', given_by: 'operator' }), false)).toContain(
    'You are on Enterprise and pay nothing for it.',
  )
  expect(appliesText(documentForTests({ tier: 'enterprise', given_by: null }), false)).toContain('a downgrade')
  expect(appliesText(documentForTests(), true)).toBeUndefined()
})
