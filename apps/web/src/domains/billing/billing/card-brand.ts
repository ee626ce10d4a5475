/** Brands as they write themselves, by the names that providers give them. */
const brands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'eftpos',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

/** Answers the name that is printed on the card; a brand that nobody knows begins with a capital. */
export function cardBrand(brand: string): string {
  return brands[brand.toLowerCase()] ?? brand.slice(0, 1).toUpperCase() + brand.slice(1)
}
