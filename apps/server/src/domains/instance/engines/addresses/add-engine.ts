import type { AddressEngineInput } from '@vireo/contracts/engines'
import { writeAudit } from '#kernel/audit.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { hostOf } from '#ports/address-engines.ts'
import type { With } from '#ports/ports.ts'
import { type EngineOwner, insertEngine, listEnginesOf, lockEnginesOf } from './address-engine-store.ts'
import { assertUsable, fieldsOf } from './engine-fields.ts'
import type { AddressEngineRow } from './tables.ts'
import { followVoices } from './workspace-voices.ts'

/** So many engines by address an instance or a workspace may have. */
const enginesMax = 20

/** Adds an engine, with its voices. Throws what `assertUsable` does, `engine_address_limit`, `voice_limit_reached`. */
export async function addEngine(
  ctx: With<'outbound' | 'vault' | 'addressEngines'>,
  owner: EngineOwner,
  input: AddressEngineInput,
): Promise<AddressEngineRow> {
  const fields = fieldsOf(ctx, input)
  await assertUsable(ctx, owner, fields)
  const now = ctx.now()
  const row: AddressEngineRow = {
    ...fields,
    id: ctx.newId('addressEngine'),
    workspace_id: owner,
    created_by: ctx.actor.userId,
    created_at: now,
    updated_at: now,
  }
  await transaction(ctx, async (ctx) => {
    await lockEnginesOf(ctx, owner)
    if ((await listEnginesOf(ctx, owner)).length >= enginesMax) throw new AppError('engine_address_limit')
    await insertEngine(ctx, row)
    if (owner !== null) await followVoices(ctx, row)
    await writeAudit(ctx, {
      action: 'engines.address-added',
      target: { kind: 'engine', id: row.id },
      details: { name: row.name, host: hostOf(row), capabilities: row.capabilities },
    })
  })
  await ctx.ports.addressEngines.changed(row.id)
  return row
}
