/** Where money is: with whoever pays, held for an order, with the house, with who takes payments, with producers, or paid out. */
export const accounts = {
  buyer: (orderId: string) => `buyer:${orderId}`,
  held: (orderId: string) => `held:${orderId}`,
  house: 'house',
  provider: 'provider',
  producer: (producerId: string) => `producer:${producerId}`,
  paidOut: (producerId: string) => `paid-out:${producerId}`,
} as const
