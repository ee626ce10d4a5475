import type { With } from '#ports/ports.ts'
import type { SeenWork } from '../works/present-work.ts'
import { saveCover } from './save-cover.ts'

/** Takes the cover from a work. Harmless where there is none. */
export function removeCover(
  ctx: With<'sales' | 'settings'>,
  { work_id: id }: { readonly work_id: string },
): Promise<SeenWork> {
  return saveCover(ctx, id, { cover_key: null, cover_bytes: null, cover_side: null })
}
