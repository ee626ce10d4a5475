import { expect, test } from 'vitest'

import { cardBrand } from './card-brand.ts'

test.each([
  ['visa', 'Visa'],
  ['amex', 'American Express'],
  ['Mastercard', 'Mastercard'],
  ['carte blanche', 'Carte blanche'],
  ['', ''],
])('the brand %j is written %j', (brand, written) => expect(cardBrand(brand)).toBe(written))
