/** Bounds of one thing: for each address, each credential, each workspace, and all together. 0 is without a bound. */
export type Bounds = {
  readonly address: number
  readonly credential: number
  readonly workspace: number
  readonly instance: number
}

export const scopes = ['address', 'credential', 'workspace', 'instance'] as const
export type Scope = (typeof scopes)[number]

export type AdmissionLimits = {
  /** Open connections of an address. 0 is without a bound. */
  readonly connections: number
  /** Requests a second over time; ten times as many may come at once. */
  readonly requestsPerSecond: Bounds
  /** Requests that have come and not been answered. */
  readonly running: Bounds
  readonly sockets: Bounds
  /** Bodies that have begun to arrive and not ended. */
  readonly openBodies: Bounds
  /** Bytes of bodies that are held in memory. */
  readonly memoryBytes: Bounds
  /** Bytes of uploads that lie in temporary files. */
  readonly diskBytes: Bounds
  /** A body that is slower on average ends; the first seconds are free. 0 lets it be as slow as it likes. */
  readonly bodyBytesPerSecondMin: number
}

const none: Bounds = { address: 0, credential: 0, workspace: 0, instance: 0 }

export const withoutLimits: AdmissionLimits = {
  connections: 0,
  requestsPerSecond: none,
  running: none,
  sockets: none,
  openBodies: none,
  memoryBytes: none,
  diskBytes: none,
  bodyBytesPerSecondMin: 0,
}
