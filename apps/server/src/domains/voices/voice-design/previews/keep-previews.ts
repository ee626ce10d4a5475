import type { OutputFormat } from '@vireo/audio'
import { keepBytes } from '#ports/keep-bytes.ts'
import type { With } from '#ports/ports.ts'
import type { SpokenCandidate } from './preview-plan.ts'

/** A recording that is safe on disk, and not yet known to the database. */
export type KeptPreview = { readonly spoken: SpokenCandidate; readonly storageKey: string }

/** Stores every recording; where one cannot be stored, none is. */
export async function keepPreviews(
  ctx: With<'storage'>,
  format: OutputFormat,
  spoken: readonly SpokenCandidate[],
): Promise<KeptPreview[]> {
  const kept: KeptPreview[] = []
  try {
    for (const candidate of spoken) {
      const storageKey = `voice-design/${ctx.workspaceId}/${candidate.id}.${format.codec}`
      await keepBytes(ctx.ports.storage, storageKey, candidate.audio)
      kept.push({ spoken: candidate, storageKey })
    }
    return kept
  } catch (error) {
    await discardPreviews(ctx, kept)
    throw error
  }
}

/** Takes back what was stored. */
export async function discardPreviews(ctx: With<'storage'>, kept: readonly KeptPreview[]): Promise<void> {
  for (const { storageKey } of kept) await ctx.ports.storage.remove(storageKey)
}
