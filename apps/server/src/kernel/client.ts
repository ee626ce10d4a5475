/**
 * Where a request comes from, and what it is told besides its answer. Only the address, and whether it is this machine,
 * are more than claims.
 */
export type Client = {
  /** The peer's address, or the one a trusted proxy gives. Empty for work nobody asked for over the network. */
  readonly address: string
  readonly userAgent: string
  /** Whether somebody at this very machine asks, by a name that means loopback, with nobody in between. */
  readonly isOnThisMachine: boolean
  /** A header by its name in lower case, as it came: hostile text. */
  header(name: string): string | undefined
  /** Says something in a header of the answer, once; nothing where there is no answer, or it has left already. */
  tell(name: string, value: string): void
}

/** For jobs, the command line and start-up. */
export const noClient: Client = {
  address: '',
  userAgent: '',
  isOnThisMachine: false,
  header: () => undefined,
  tell: () => undefined,
}
