import { createNameSystem } from '../../src/adapters/names-dns.ts'
import { createOutbound } from '../../src/adapters/outbound-http.ts'
import type { NameServer } from './names.ts'

/** Creates the ports of an instance whose operator named the test's providers and name server. */
export function portsFor(names: NameServer, ...hosts: readonly string[]) {
  return { outbound: createOutbound({ namedHosts: hosts }), names: createNameSystem([names.address]) }
}
