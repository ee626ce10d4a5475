import type { Actor } from '#kernel/context.ts'
import { assertHolds } from '#identity'

/**
 * Throws 403 for keys without every permission: whoever decides which identity provider is trusted lets in everybody it
 * vouches for, admins included.
 */
export function assertMayLetIn(actor: Actor): void {
  assertHolds(actor, 'all', 'An API key needs every permission to decide who is let in.')
}
