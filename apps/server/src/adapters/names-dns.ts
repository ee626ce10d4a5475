import { Resolver } from 'node:dns/promises'
import type { NameSystem } from '../ports/names.ts'

const timeoutMs = 3_000
/** Answers of the name system that say "there is nothing", in the resolver's words. */
const nothing: ReadonlySet<unknown> = new Set(['ENODATA', 'ENOTFOUND'])

/**
 * Creates a resolver of TXT records that asks the system's name servers, or those given as `address` or `address:port`.
 */
export function createNameSystem(servers: readonly string[] = []): NameSystem {
  const resolver = new Resolver({ timeout: timeoutMs, tries: 2 })
  if (servers.length > 0) resolver.setServers(servers)
  return {
    async listTexts(name) {
      try {
        const records = await resolver.resolveTxt(name)
        return records.map((parts) => parts.join(''))
      } catch (error) {
        if (error instanceof Error && 'code' in error && nothing.has(error.code)) return []
        throw error
      }
    },
  }
}
