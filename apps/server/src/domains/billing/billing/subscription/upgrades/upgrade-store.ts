import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'

export type UpgradeRow = { readonly fingerprint: string; readonly done_at: Date | null }

/** Inserts an upgrade under its key; does nothing when the key is known. */
export async function insertUpgrade(ctx: Context, key: string, fingerprint: string): Promise<void> {
  await ctx.db.run(sql`
    insert into billing_upgrades (workspace_id, idempotency_key, fingerprint, created_at)
    values (${ctx.workspaceId}, ${key}, ${fingerprint}, ${ctx.now()})
    on conflict do nothing`)
}

/** Reads an upgrade by its key; throws when there is none. */
export function findUpgrade(ctx: Context, key: string): Promise<UpgradeRow> {
  return ctx.db.one(sql`
    select fingerprint, done_at from billing_upgrades
    where workspace_id = ${ctx.workspaceId} and idempotency_key = ${key}`)
}

/** Records that an upgrade was carried out. */
export async function finishUpgrade(ctx: Context, key: string): Promise<void> {
  await ctx.db.run(sql`
    update billing_upgrades set done_at = ${ctx.now()}
    where workspace_id = ${ctx.workspaceId} and idempotency_key = ${key}`)
}

/** Deletes upgrades begun before an instant, which nobody repeats any more; returns how many. */
export function removeUpgradesBefore(ctx: Context, instant: Date): Promise<number> {
  return ctx.db.run(sql`delete from billing_upgrades where created_at < ${instant}`)
}
