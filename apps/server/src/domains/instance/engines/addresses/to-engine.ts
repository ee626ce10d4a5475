import type { Context } from '#kernel/context.ts'
import type { Vault } from '#kernel/vault.ts'
import type { AddressEngine } from '#ports/address-engines.ts'
import { type EngineOwner, findAddressEngineRow, listEnginesOf } from './address-engine-store.ts'
import { openKey } from './seal-key.ts'
import type { AddressEngineRow } from './tables.ts'

/** Converts a row to what is asked, with its key. */
export function toEngine(row: AddressEngineRow, vault: Vault): AddressEngine {
  return {
    id: row.id,
    workspaceId: row.workspace_id ?? undefined,
    name: row.name,
    address: row.address,
    key: openKey(vault, row),
    capabilities: row.capabilities,
    model: row.model,
    voices: row.voices,
    languages: row.languages,
    timeoutMs: row.timeout_ms,
    concurrency: row.concurrency,
    nextId: row.next_engine_id ?? undefined,
  }
}

/** Finds an engine by address, whoever owns it, with its key. */
export async function findAddressEngine(
  reader: Pick<Context, 'db'>,
  vault: Vault,
  id: string,
): Promise<AddressEngine | undefined> {
  const row = await findAddressEngineRow(reader, id)
  return row && toEngine(row, vault)
}

/** Lists the engines by address of an owner, with their keys. */
export async function listAddressEngines(
  reader: Pick<Context, 'db'>,
  vault: Vault,
  owner: EngineOwner,
): Promise<readonly AddressEngine[]> {
  return (await listEnginesOf(reader, owner)).map((row) => toEngine(row, vault))
}
