import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { featuredSounds } from '../catalogue/featured-sounds.ts'
import { librarySounds } from '../catalogue/library-sounds.ts'
import { isStocked, stock } from './house-store.ts'

/** Another one where the sounds of the house, or how they sound, would differ: each is kept for as long as it is the same. */
export const edition = '3'

/** Sees to it that the sounds of the house stand in the library; costs a look at an index where they do. */
export async function stockLibrary(ctx: Context): Promise<void> {
  if (await isStocked(ctx, edition)) return
  await transaction(ctx, (ctx) => stock(ctx, edition, librarySounds, featuredSounds))
}
