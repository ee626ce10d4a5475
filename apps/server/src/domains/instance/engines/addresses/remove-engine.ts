import { writeAudit } from '#kernel/audit.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { hostOf } from '#ports/address-engines.ts'
import type { With } from '#ports/ports.ts'
import { deleteEngine, type EngineOwner, holdEngineOf } from './address-engine-store.ts'
import { removeVoicesOf } from './workspace-voices.ts'

/** Removes an engine with its voices; what was made with them stays. Throws `engine_address_not_found`. */
export async function removeEngine(ctx: With<'addressEngines'>, owner: EngineOwner, id: string): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const row = await holdEngineOf(ctx, owner, id)
    if (!row) throw new AppError('engine_address_not_found')
    if (owner !== null) await removeVoicesOf(ctx, row)
    await deleteEngine(ctx, id)
    await writeAudit(ctx, {
      action: 'engines.address-removed',
      target: { kind: 'engine', id },
      details: { name: row.name, host: hostOf(row) },
    })
  })
  await ctx.ports.addressEngines.changed(id)
}
