import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { findLibrarySound } from './catalogue/library-sounds.ts'
import { stockLibrary } from './house/stock-library.ts'
import { findSound } from './store/sound-store.ts'
import type { SeenSound } from './store/tables.ts'

/** Finds a sound that everybody finds. Throws `sound_not_found`. */
export async function findHeard(ctx: Context, id: string): Promise<SeenSound> {
  if (findLibrarySound(id)) await stockLibrary(ctx)
  const sound = await findSound(ctx, id)
  if (!sound) throw new AppError('sound_not_found', { param: 'generation_id' })
  return sound
}
