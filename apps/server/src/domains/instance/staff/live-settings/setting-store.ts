import sql from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'

export type SettingRow = { readonly name: string; readonly value: unknown }

/** Lists the settings that were changed while the instance ran. */
export function listSettings({ db }: Pick<Context, 'db'>): Promise<SettingRow[]> {
  return db.many(sql`select name, value from instance_settings`)
}

/** Keeps what a setting is from now on. */
export async function saveSetting(ctx: TransactionContext, name: string, value: unknown): Promise<void> {
  await ctx.db.run(sql`
    insert into instance_settings (name, value, changed_at) values (${name}, ${JSON.stringify(value)}::jsonb, ${ctx.now()})
    on conflict (name) do update set value = excluded.value, changed_at = excluded.changed_at`)
}

/** Leaves a setting to its default again. */
export async function removeSetting(ctx: TransactionContext, name: string): Promise<void> {
  await ctx.db.run(sql`delete from instance_settings where name = ${name}`)
}
