import { randomBytes } from 'node:crypto'
import type { Input } from '@vireo/contracts/kit'
import type { voiceLibraryEndpoints } from '@vireo/contracts/voice-library'
import { enqueue } from '#jobs/enqueue.ts'
import { writeAudit } from '#kernel/audit.ts'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { findUser } from '#users'
import { getOwnVoice, holdOwnVoice, type VoiceRow } from '#voices'
import { catalogueVoiceOf } from '#voices/library/index.ts'
import { recordedPreview } from '#voices/previews/index.ts'
import { findSafety } from '#voices/safety/index.ts'
import { type ReadyVoice, readyToPublish } from './publication-rules.ts'
import { followListing } from '../similar/measure-voices-job.ts'
import { holdSharedVoice, publisherOf, saveSharedVoice } from '../shared-voice-store.ts'
import type { SharedVoiceRow } from '../tables.ts'
import { tellCopiesJob } from '../copies/tell-copies-job.ts'
import { spreadTerms } from '../spread-terms.ts'

type Wanted = Input<typeof voiceLibraryEndpoints.publish>

/**
 * Publishes a voice of the caller's for everybody on the instance. One that was taken back and whose days are not over
 * is published again, and who has a copy of it hears so.
 */
export async function publishVoice(
  ctx: With<'settings' | 'speech' | 'storage'>,
  input: Wanted,
): Promise<SharedVoiceRow> {
  const user = await findUser(ctx, ctx.actor.userId)
  if (!user?.email_verified_at) throw new AppError('email_not_verified')
  const voice = await publishable(ctx, await getOwnVoice(ctx, input.voice_id, 'admin'))
  // Recorded before anybody can ask for it: whoever listens in the library never makes an engine work.
  await recordedPreview(ctx, { ...catalogueVoiceOf(voice), recipe: voice.recipe })
  const needsReview = ctx.ports.settings.reviewsPublishedVoices
  return transaction(ctx, async (ctx) => {
    const held = await publishable(ctx, await holdOwnVoice(ctx, input.voice_id, 'admin'))
    const before = await holdSharedVoice(ctx, held.id)
    if (before?.status === 'enabled') throw new AppError('voice_already_published')
    const row = await newPublication(ctx, { voice: held, input, needsReview, before })
    await saveSharedVoice(ctx, row)
    await followListing(ctx, row.voice_id)
    await spreadTerms(ctx, row)
    if (before) await enqueue(ctx, tellCopiesJob, {}, { dedupeKey: tellCopiesJob.name })
    await writeAudit(ctx, {
      action: 'voice-library.published',
      target: { kind: 'voice', id: held.id },
      details: {
        terms_version: row.terms_version,
        notice_period_days: row.notice_period_days,
        review: row.review_status,
      },
    })
    return { ...row, ...(before && counted(before)) }
  })
}

async function publishable(ctx: Context, voice: VoiceRow): Promise<ReadyVoice> {
  const safetyOf = await findSafety(ctx)
  return readyToPublish(voice, safetyOf({ voiceId: voice.id, own: voice }))
}

type Publication = {
  readonly voice: VoiceRow
  readonly input: Wanted
  readonly needsReview: boolean
  readonly before: SharedVoiceRow | undefined
}

async function newPublication(
  ctx: TransactionContext,
  { voice, input, needsReview, before }: Publication,
): Promise<SharedVoiceRow> {
  const now = ctx.now()
  return {
    voice_id: voice.id,
    workspace_id: voice.workspace_id,
    user_id: before?.user_id ?? ctx.actor.userId,
    public_owner_id:
      before?.public_owner_id ?? (await publisherOf(ctx, ctx.actor.userId, randomBytes(32).toString('hex'))),
    ...describedBy(input),
    category: voice.category,
    status: 'enabled',
    disable_at: null,
    featured: before?.featured ?? false,
    review_status: needsReview ? 'pending' : 'allowed',
    review_message: null,
    terms_version: input.terms_version,
    terms_accepted_at: now,
    terms_address: ctx.client.address,
    published_at: now,
    updated_at: now,
    ...counted(),
  }
}

type Described = Pick<
  SharedVoiceRow,
  | 'name'
  | 'description'
  | 'labels'
  | 'language'
  | 'notice_period_days'
  | 'live_moderation'
  | 'free_users_allowed'
  | 'enabled_in_library'
>

function describedBy(input: Wanted): Described {
  return {
    name: input.name,
    description: input.description,
    labels: labelsOf(input.labels),
    language: input.labels.language,
    notice_period_days: input.notice_period_days,
    live_moderation: input.live_moderation_enabled,
    free_users_allowed: input.free_users_allowed,
    enabled_in_library: input.enabled_in_library,
  }
}

/** Returns the labels without those that were left out. */
export function labelsOf(labels: Wanted['labels']): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(labels).filter(([, value]) => value !== undefined))
}

function counted(row?: SharedVoiceRow): Pick<SharedVoiceRow, 'cloned_by_count' | 'usage_7d' | 'usage_1y' | 'trending'> {
  return {
    cloned_by_count: row?.cloned_by_count ?? 0,
    usage_7d: row?.usage_7d ?? 0,
    usage_1y: row?.usage_1y ?? 0,
    trending: row?.trending ?? 0,
  }
}
