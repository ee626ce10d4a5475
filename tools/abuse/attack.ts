import type { Account } from '../run/built-server.ts'
import type { Endings } from './client.ts'

/** What an attack knows of a server and of two people on its free plan. */
export type Attacked = {
  readonly url: string
  readonly attacker: Account
  readonly neighbour: Account
  readonly voiceId: string
  /** The public pages of two recordings of the attacker: one for everybody, one with a password. */
  readonly sharedPath: string
  readonly lockedPath: string
}

/** `short` is part of the tests and lasts seconds, `full` is for people with a few minutes. */
export type Size = 'short' | 'full'

/** Something a tenant, or a stranger, does to a server; bounded in count and time. */
export type Attack = {
  readonly name: string
  /** Codes that refuse it: anything else than success is one of them. */
  readonly refusals: RegExp
  run(server: Attacked, size: Size, endings: Endings): Promise<void>
}
