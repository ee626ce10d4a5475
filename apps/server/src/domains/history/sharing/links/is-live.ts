import type { LinkRow } from '../tables.ts'

/** Tells whether a link opens at an instant: it was not ended, not taken down and has not expired. */
export function isLive(link: Pick<LinkRow, 'revoked_at' | 'taken_down_at' | 'expires_at'>, at: Date): boolean {
  return link.revoked_at === null && link.taken_down_at === null && (link.expires_at === null || link.expires_at > at)
}
