import type { Actor } from '#kernel/context.ts'
import { assertHolds } from '#identity'

/** Who decides which provider is believed lets in whomever that vouches for, admins too: only who may do everything does. */
export function assertMayLetIn(actor: Actor): void {
  assertHolds(actor, 'all', 'An API key needs every permission to decide who is let in.')
}
