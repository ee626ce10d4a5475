import type { WorkspaceId } from '@vireo/contracts/kit'

/** How many things of a kind may run at once for one workspace, first come first served. */
export type ConcurrencyGate = {
  /**
   * Waits for a place: at most `limit` may wait, none longer than a second, in the order they came.
   * Rejects with `concurrent_limit_exceeded` otherwise.
   */
  enter(workspaceId: WorkspaceId, group: string, limit: number): Promise<ConcurrencyPlace>
}

export type ConcurrencyPlace = {
  /** How many were running, this one included, when it was let in. */
  readonly current: number
  readonly maximum: number
  /** Gives the place back; a second call does nothing. */
  leave(): void
}
