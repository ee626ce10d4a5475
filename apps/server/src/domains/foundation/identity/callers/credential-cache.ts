import type { Caller } from '#http/authenticate.ts'
import { perDatabase } from '#kernel/database/coalesce.ts'

/**
 * How long an entry counts. With the quarter of a second that the cached reads behind it may be old, never more than a
 * second.
 */
const staleMs = 750
const entriesMax = 10_000

/**
 * The callers behind recently used credentials, by the credential's hash. Entries are at most a second old, and
 * forgotten at once when the credential is revoked.
 */
export type CredentialCache = {
  get(hash: string, nowMs: number): Caller | undefined
  /** Changes with every revocation. What was looked up before one must not be remembered after it. */
  readonly revision: number
  put(
    hash: string,
    credentialId: string,
    caller: Caller,
    at: { readonly nowMs: number; readonly revision: number },
  ): void
  forget(credentialId: string): void
  /** Tells of every revocation or change of a credential, until the returned function is called. */
  onForget(credentialId: string, tell: () => void): () => void
  clear(): void
}

type Entry = { readonly credentialId: string; readonly caller: Caller; readonly checkedAtMs: number }

/**
 * Creates the cache of callers by the hash of their credential; an entry counts for a short time and can be forgotten
 * by id.
 */
export function createCredentialCache(): CredentialCache {
  const entries = new Map<string, Entry>()
  const followers = new Map<string, Set<() => void>>()
  const tell = (those: ReadonlySet<() => void> = new Set()) => {
    for (const follower of those) follower()
  }
  let revision = 0
  return {
    get(hash, nowMs) {
      const entry = entries.get(hash)
      return entry && Math.abs(nowMs - entry.checkedAtMs) < staleMs ? entry.caller : undefined
    },
    get revision() {
      return revision
    },
    put(hash, credentialId, caller, at) {
      if (at.revision !== revision) return
      const [oldest] = entries.keys()
      if (entries.size >= entriesMax && oldest !== undefined) entries.delete(oldest)
      entries.delete(hash)
      entries.set(hash, { credentialId, caller, checkedAtMs: at.nowMs })
    },
    forget(credentialId) {
      revision++
      for (const [hash, entry] of entries) if (entry.credentialId === credentialId) entries.delete(hash)
      tell(followers.get(credentialId))
    },
    clear() {
      revision++
      entries.clear()
      for (const those of followers.values()) tell(those)
    },
    onForget(credentialId, follower) {
      const those = followers.get(credentialId) ?? new Set()
      followers.set(credentialId, those.add(follower))
      return () => {
        those.delete(follower)
        if (those.size === 0 && followers.get(credentialId) === those) followers.delete(credentialId)
      }
    },
  }
}

/** Returns the cache of a process and database, so that a revocation takes effect at once where it was made. */
export const credentialCacheOf = perDatabase(() => createCredentialCache())
