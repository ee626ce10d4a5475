import type { AbusedServer } from './abused-server.ts'
import type { Endings } from './client.ts'

/** `short` is part of the tests and lasts seconds, `full` is for people with a few minutes. */
export type Size = 'short' | 'full'

/** Something a tenant, or a stranger, does to a server; bounded in count and time. */
export type Attack = {
  readonly name: string
  /** Codes that refuse it: anything else than success is one of them. */
  readonly refusals: RegExp
  run(server: AbusedServer, size: Size, endings: Endings): Promise<void>
}
