import { findAddressEngine, listAddressEngines } from '#engines'
import {
  createAddressEngines,
  type OpenedAddressEngines,
} from './adapters/engines-by-address/create-address-engines.ts'
import type { Clock } from './kernel/clock.ts'
import type { Database } from './kernel/database/database.ts'
import type { Vault } from './kernel/vault.ts'
import type { AddressEngine } from './ports/address-engines.ts'
import type { Outbound } from './ports/outbound.ts'

export type AddressEngineParts = {
  readonly database: Pick<Database, 'db'>
  readonly vault: Vault
  readonly outbound: Pick<Outbound, 'open'>
  readonly clock: Clock
  /** Told the engines of the instance whenever there may be others, by this process or another. */
  readonly onShared?: (engines: readonly AddressEngine[]) => void
}

/** Another process, or the command line, may have changed the engines: this one looks so often. */
const lookEveryMs = 15_000

/** What asks engines by address, as the database knows them. */
export type OpenAddressEngines = OpenedAddressEngines & {
  /** Looks for the first time, and again and again until it is closed. */
  watch(onFault: (error: unknown) => void): Promise<void>
}

/** Opens what asks engines by address. */
export function openAddressEngines(parts: AddressEngineParts): OpenAddressEngines {
  const { database, vault, outbound, clock } = parts
  const shared = () => listAddressEngines(database, vault, null)
  const look = async () => parts.onShared?.(await shared())
  const engines = createAddressEngines({
    outbound,
    shared,
    find: (id) => findAddressEngine(database, vault, id),
    now: () => performance.now(),
    date: () => clock.now(),
  })
  let timer: NodeJS.Timeout | undefined
  return {
    ...engines,
    async changed(id) {
      await engines.changed(id)
      await look()
    },
    async watch(onFault) {
      await look()
      timer = setInterval(() => void look().catch(onFault), lookEveryMs).unref()
    },
    close() {
      clearInterval(timer)
      engines.close()
    },
  }
}
