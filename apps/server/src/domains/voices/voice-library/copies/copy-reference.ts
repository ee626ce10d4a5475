import type { VoiceId } from '@vireo/contracts/kit'
import type { VoiceRecipe } from '@vireo/engines'
import { keepBlocks } from '#ports/keep-bytes.ts'
import type { With } from '#ports/ports.ts'

/** A recipe for a copy, and how to take back what was stored for it. */
export type CopiedRecipe = { readonly recipe: VoiceRecipe; undo(): Promise<void> }

/**
 * Copies a recipe so that it does not depend on its original's files. Engines that imitate a recording need it for as
 * long as the copy speaks, which may be longer than the original exists.
 */
export async function copyRecipe(ctx: With<'storage'>, recipe: VoiceRecipe, copyId: VoiceId): Promise<CopiedRecipe> {
  const { reference } = recipe
  if (!reference) return { recipe, undo: async () => undefined }
  const { storage } = ctx.ports
  const key = `voices/${ctx.workspaceId}/${copyId}/reference.wav`
  await keepBlocks(storage, key, storage.read(reference.key))
  return { recipe: { ...recipe, reference: { ...reference, key } }, undo: () => storage.remove(key) }
}
