import type { With } from '#ports/ports.ts'
import { getWorkRow } from '../policy.ts'
import type { SeenWork } from './present-work.ts'
import { seeWork } from './see-work.ts'

/** Reads a work of the caller's workspace with its chapters. */
export async function getWork(ctx: With<'sales' | 'settings'>, input: { readonly work_id: string }): Promise<SeenWork> {
  return seeWork(ctx, await getWorkRow(ctx, input))
}
