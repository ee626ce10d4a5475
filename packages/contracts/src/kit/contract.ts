import type { ActKind } from './act-kind.ts'
import type { Channel } from './channel.ts'
import type { Endpoint, Schema } from './endpoint.ts'
import type { ErrorEntry } from './errors.ts'
import type { PublicEvent } from './public-event.ts'
import type { TopicFacts } from './topic.ts'

/** What a slice says of itself in the contracts: everything that others call, hear and are told. */
export type Contract = {
  readonly endpoints: Readonly<Record<string, Endpoint>>
  /** Permissions of which it is the owner: what a credential needs to call endpoints of this slice, or of those above. */
  readonly scopes?: readonly string[]
  readonly channels?: Readonly<Record<string, Channel>>
  readonly errors?: Readonly<Record<string, ErrorEntry>>
  /** Facts that travel through the outbox, by name: `<slice>.<what-happened>`. */
  readonly events?: Readonly<Record<string, Schema>>
  /** What webhooks are told of these facts, by the `type` in the body; unique over all slices. */
  readonly publicEvents?: Readonly<Record<string, PublicEvent>>
  /** Kinds of things that have an id, and the prefix that tells them apart in a log. */
  readonly ids?: Readonly<Record<string, string>>
  /** Privileged acts that are written down, by the names under which the audit log keeps them, and what each is. */
  readonly audit?: Readonly<Record<`${string}.${string}`, ActKind>>
  /** What it tells people of, who choose how they hear of it; the names are unique over all slices. */
  readonly topics?: Readonly<Record<string, TopicFacts>>
  /** The addresses of its screens, by the place where they stand and the name that links use; `:name` is one segment. */
  readonly screens?: ScreenAddresses
}

/** Addresses of screens by their names, for each of the places where screens stand. */
export type ScreenAddresses = {
  /** Inside the shell. */
  readonly shell?: Readonly<Record<string, string>>
  /** Inside the settings frame, which stands in the shell. */
  readonly settings?: Readonly<Record<string, string>>
  /** With nothing around them, also for people who are signed out. */
  readonly pages?: Readonly<Record<string, string>>
  /** The same, between the header and the footer of public pages. */
  readonly framed?: Readonly<Record<string, string>>
}

/** Declares a slice's manifest; the registry of all of them is generated from what is declared. */
export function defineContract<const C extends Contract>(contract: C): C {
  return contract
}
