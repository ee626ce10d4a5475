import { LiveSettings } from '@vireo/contracts/staff'
import type { Context } from '#kernel/context.ts'
import { listSettings } from './setting-store.ts'

/** Reads the settings that were changed while the instance ran. What another release kept, and this one does not take, is left out. */
export async function readStoredSettings(ctx: Pick<Context, 'db'>): Promise<Partial<LiveSettings>> {
  const rows = await listSettings(ctx)
  const taken = rows.filter(({ name, value }) => LiveSettings.partial().safeParse({ [name]: value }).success)
  return LiveSettings.partial().parse(Object.fromEntries(taken.map(({ name, value }) => [name, value])))
}
