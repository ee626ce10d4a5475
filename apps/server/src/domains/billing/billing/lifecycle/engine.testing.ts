import { describe } from './describe.ts'
import { subscribe } from './subscribe.ts'
import type { percentOff } from './testing.ts'
import { aCard, aPlan, at, customer } from './testing.ts'

export type Situation = {
  plan?: ReturnType<typeof aPlan>
  card?: ReturnType<typeof aCard>
  discount?: ReturnType<typeof percentOff>
}

export function subscribed(start: string, { plan = aPlan('creator'), card = aCard(), discount }: Situation = {}) {
  const person = customer(start)
  person.take(subscribe(person.billing, { plan, card, discount: discount ?? null }, at(start), 'present'))
  return person
}

export const statusOf = (person: ReturnType<typeof customer>) => describe(person.billing, String).status
