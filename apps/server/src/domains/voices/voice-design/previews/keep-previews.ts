import type { OutputFormat } from '@vireo/audio'
import type { VoiceTraits } from '@vireo/engines'
import { keepBytes } from '#ports/keep-bytes.ts'
import type { With } from '#ports/ports.ts'
import type { SpokenCandidate } from './preview-plan.ts'

/** A recording that is safe on disk, and not yet known to the database. */
export type KeptPreview = {
  readonly spoken: SpokenCandidate
  readonly storageKey: string
  /** How it sounds; null where nobody could listen. */
  readonly traits: VoiceTraits | null
}

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
      kept.push({ spoken: candidate, storageKey, traits: null })
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
