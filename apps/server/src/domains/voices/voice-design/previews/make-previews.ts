import type { Context } from '#kernel/context.ts'
import { contentTypeOf } from '@vireo/audio'
import { voiceDesignLimits } from '@vireo/contracts/voice-design'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { countCharacters } from '#speech'
import { enterConcurrency } from '#usage'
import { releaseEventually, reserve, settle } from '#usage/reservations/index.ts'
import { makeVoiceId } from '#voices'
import { sketchOfStored } from '#voices/sketches/index.ts'
import { speakAs } from '#voices/speaking/index.ts'
import { insertDesignedVoice } from '../designed-voice-store.ts'
import { discardPreviews, keepPreviews, type KeptPreview } from './keep-previews.ts'
import type { PreviewPlan, SpokenCandidate } from './preview-plan.ts'
import { addIteration } from '../sessions/add-iteration.ts'
import type { DesignedVoiceRow } from '../tables.ts'

export type MadePreviews = {
  readonly plan: PreviewPlan
  readonly previews: readonly { readonly row: DesignedVoiceRow; readonly audio: Uint8Array }[]
  readonly iterationId: string | undefined
}

type Listening = With<'media' | 'speechAnalysis' | 'storage'>

const dayMs = 24 * 3_600_000

/** Every recording of a design is spoken as steadily as the voice can. */
const settings = { speed: 1, stability: 1, similarityBoost: 0.75, style: 0, useSpeakerBoost: true } as const

/**
 * Speaks the text by every candidate and keeps all of them, for the price of the text once. Nothing is charged and
 * nothing is kept when one of them fails, or when the caller has left meanwhile.
 */
export async function makePreviews(
  ctx: With<'concurrency' | 'settings' | 'speech'> & Listening,
  plan: PreviewPlan,
): Promise<MadePreviews> {
  const place = await enterConcurrency(ctx, 'multilingual')
  try {
    const reservation = await reserve(ctx, { credits: countCharacters(plan.text.text), reason: 'voice_design' })
    let kept: readonly KeptPreview[] = []
    try {
      kept = await keepPreviews(ctx, plan.format, await speakAll(ctx, plan))
      kept = await Promise.all(kept.map((one) => withTraits(ctx, one)))
      ctx.signal.throwIfAborted()
      return await book(ctx, plan, kept, reservation)
    } catch (error) {
      await discardPreviews(ctx, kept)
      await releaseEventually(ctx, reservation.id)
      throw error
    }
  } finally {
    place.leave()
  }
}

function speakAll(ctx: With<'speech'>, { candidates, text, seed, format }: PreviewPlan): Promise<SpokenCandidate[]> {
  return Promise.all(
    candidates.map(async (candidate, at) => {
      const { recipe } = candidate
      const spoken = await speakAs(ctx, {
        text: text.text,
        recipe,
        language: text.language,
        seed: seed + at,
        settings,
        format,
      })
      return { ...candidate, ...spoken, id: makeVoiceId() }
    }),
  )
}

/** Listens to a preview, so that its face is drawn from its sound. A preview is worth having without, too. */
async function withTraits(ctx: Listening, kept: KeptPreview): Promise<KeptPreview> {
  try {
    return { ...kept, traits: (await sketchOfStored(ctx, kept.storageKey)).traits ?? null }
  } catch (error) {
    ctx.signal.throwIfAborted()
    ctx.log.warn({ err: error }, 'a preview could not be listened to')
    return kept
  }
}

/** Settles the price and stores the previews and their iteration in one transaction. */
async function book(
  ctx: Context,
  plan: PreviewPlan,
  kept: readonly KeptPreview[],
  reservation: { readonly id: string; readonly credits: number },
): Promise<MadePreviews> {
  return transaction(ctx, async (ctx) => {
    const now = ctx.now()
    const usual = new Date(now.getTime() + voiceDesignLimits.keptDays * dayMs)
    const step = plan.place && (await addIteration(ctx, plan.place, plan))
    const previews = kept.map(({ spoken, storageKey, traits }, at) => ({
      audio: spoken.audio,
      row: {
        id: spoken.id,
        workspace_id: ctx.workspaceId,
        user_id: ctx.actor.userId,
        iteration_id: step?.iterationId ?? null,
        place: at,
        method: plan.method,
        recipe: spoken.recipe,
        labels: spoken.labels,
        locale: spoken.accent.locale,
        text: plan.text.text,
        requires_verification: plan.verification.required,
        is_verified: plan.verification.done,
        storage_key: storageKey,
        content_type: contentTypeOf(plan.format),
        size_bytes: spoken.audio.byteLength,
        duration_ms: Math.round(spoken.durationMs),
        traits,
        outcome: null,
        voice_id: null,
        created_at: now,
        expires_at: step?.expiresAt ?? usual,
      },
    }))
    for (const { row } of previews) await insertDesignedVoice(ctx, row)
    await settle(ctx, reservation.id, reservation.credits, { modelId: plan.modelId, characters: reservation.credits })
    return { plan, previews, iterationId: step?.iterationId }
  })
}
