import { createElement } from 'react'
import { expect, test } from 'vitest'

import { shownForTests } from '#kit/testing.ts'
import { documentForTests } from '#users/testing.ts'
import { pricingForTests } from '../testing.ts'
import { Overage } from './overage.tsx'

test.each([
  [{ amount: '1234.50', currency: 'eur' }, 'Used in this period: 1,234.50€.'],
  [{ amount: '0.07', currency: 'usd' }, 'Used in this period: $0.07.'],
] as const)('what was used beyond the plan, %j, is written as every other amount', (current_overage, said) => {
  const document = documentForTests({ current_overage })
  expect(shownForTests(createElement(Overage, { document, pricing: pricingForTests() }))).toContain(said)
})

test('nothing is said of an overage that there is not', () => {
  const document = documentForTests({ current_overage: { amount: '0.00', currency: 'usd' } })
  expect(shownForTests(createElement(Overage, { document, pricing: pricingForTests() }))).not.toContain('this period')
})
