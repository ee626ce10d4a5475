import type { Caller } from '#http/authenticate.ts'
import { perDatabase } from '#kernel/database/coalesce.ts'

/** With the quarter of a second that the kept reads behind an answer may be old, never more than a second. */
const staleMs = 750
const entriesMax = 10_000

/**
 * Who held which credential a moment ago, by the credential's hash. Answers are at most a second old, and
 * gone at once when the credential is revoked.
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
  clear(): void
}

type Entry = { readonly credentialId: string; readonly caller: Caller; readonly checkedAtMs: number }

export function createCredentialCache(): CredentialCache {
  const entries = new Map<string, Entry>()
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
    },
    clear() {
      revision++
      entries.clear()
    },
  }
}

/** One for each process and database, so that a revocation is felt at once where it was made. */
export const credentialCacheOf = perDatabase(() => createCredentialCache())
