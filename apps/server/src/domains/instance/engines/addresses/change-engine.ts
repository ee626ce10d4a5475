import type { AddressEngineChange } from '@vireo/contracts/engines'
import { writeAudit } from '#kernel/audit.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { hostOf } from '#ports/address-engines.ts'
import type { With } from '#ports/ports.ts'
import { type EngineOwner, findEngineOf, holdEngineOf, updateEngine } from './address-engine-store.ts'
import { assertUsable, changedFields } from './engine-fields.ts'
import type { AddressEngineRow } from './tables.ts'
import { followVoices } from './workspace-voices.ts'

/** Returns an engine of this owner. Throws `engine_address_not_found`. */
export async function getEngineOf(ctx: With<never>, owner: EngineOwner, id: string): Promise<AddressEngineRow> {
  const row = await findEngineOf(ctx, owner, id)
  if (!row) throw new AppError('engine_address_not_found')
  return row
}

/** Changes an engine, and its voices with it. Throws what `assertUsable` does, and `engine_address_not_found`. */
export async function changeEngine(
  ctx: With<'outbound' | 'vault' | 'addressEngines'>,
  owner: EngineOwner,
  id: string,
  change: AddressEngineChange,
): Promise<AddressEngineRow> {
  await assertUsable(ctx, owner, changedFields(ctx, await getEngineOf(ctx, owner, id), change), id)
  const changed = await transaction(ctx, async (inside) => {
    const held = await holdEngineOf(inside, owner, id)
    if (!held) throw new AppError('engine_address_not_found')
    const row: AddressEngineRow = { ...held, ...changedFields(ctx, held, change), updated_at: ctx.now() }
    await updateEngine(inside, row)
    if (owner !== null) await followVoices(inside, row)
    await writeAudit(inside, {
      action: 'engines.address-changed',
      target: { kind: 'engine', id },
      details: { name: row.name, host: hostOf(row), host_before: hostOf(held), capabilities: row.capabilities },
    })
    return row
  })
  await ctx.ports.addressEngines.changed(id)
  return changed
}
