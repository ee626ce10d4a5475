import { describe } from './describe.ts'
import { subscribe } from './subscribe.ts'
import type { percentOff } from './testing.ts'
import { aCard, aPlan, at, customer } from './testing.ts'

export type Situation = {
  plan?: ReturnType<typeof aPlan>
  card?: ReturnType<typeof aCard>
  discount?: ReturnType<typeof percentOff>
}

/** Makes a customer who subscribed on a day, to Creator and with a card that pays unless something else is said. */
export function subscribed(start: string, { plan = aPlan('creator'), card = aCard(), discount }: Situation = {}) {
  const person = customer(start)
  person.take(subscribe(person.billing, { plan, card, discount: discount ?? null }, at(start), 'present'))
  return person
}

/** Answers how the subscription of a customer stands, as the provider would say it. */
export const statusOf = (person: ReturnType<typeof customer>) => describe(person.billing, String).status
