import type { z } from 'zod'
import type { Schema } from './endpoint.ts'

/** One thing that happened, as the servers of customers are told about it. */
export type PublicEvent = {
  /** The fact of the product that it tells of. */
  readonly of: `${string}.${string}`
  /** When it is sent, in one sentence. */
  readonly summary: string
  /** Sent as `event_version`; raised when a member of `data` goes or means something else, not when one is added. */
  readonly version: number
  /** The member `data` of the body. */
  readonly data: Schema
  /** Says what `data` is, from the payload of the fact. */
  tell(fact: object): unknown
}

/** What a slice says of an event besides the fact that it tells of. */
type Said<Fact extends Schema, Data extends Schema> = {
  readonly summary: string
  readonly version: number
  readonly data: Data
  tell(fact: z.output<Fact>): z.input<Data>
}

/** Declares what customers are told of one of a slice's facts: only what really happens is declared. */
export function definePublicEvent<
  const Facts extends Readonly<Record<string, Schema>>,
  const Of extends keyof Facts & `${string}.${string}`,
  Data extends Schema,
>(facts: Facts, of: Of, said: Said<Facts[Of], Data>): Said<Facts[Of], Data> & { readonly of: Of } {
  if (facts[of] === undefined) throw new Error(`There is no fact ${of}.`)
  return { of, ...said }
}
