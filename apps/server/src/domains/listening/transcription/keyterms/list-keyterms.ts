import type { With } from '#ports/ports.ts'
import type { KeytermRow } from '../tables.ts'
import { listKeytermRows } from './keyterm-store.ts'

/** The key terms of a workspace, and whether the recogniser that is installed takes any. */
export type Keyterms = { readonly rows: readonly KeytermRow[]; readonly isUsed: boolean }

/** Lists the key terms of the caller's workspace. */
export async function listKeyterms(ctx: With<'abilities'>): Promise<Keyterms> {
  const engine = await ctx.ports.abilities.find('recognition')
  return { rows: await listKeytermRows(ctx), isUsed: engine?.hints?.includes('keyterms') ?? false }
}
