import type { Input } from '@vireo/contracts/kit'
import type { voiceLibraryEndpoints } from '@vireo/contracts/voice-library'
import { writeAudit } from '#kernel/audit.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { holdPublication } from './get-publication.ts'
import { labelsOf } from './publish-voice.ts'
import { followListing } from '../similar/measure-voices-job.ts'
import { saveSharedVoice } from '../shared-voice-store.ts'
import { spreadTerms } from '../spread-terms.ts'
import type { SharedVoiceRow } from '../tables.ts'

/**
 * Changes what the library says of a voice. Where the operator reviews voices, new words are reviewed again. A shorter
 * notice period holds for what is added from now on: who has a copy was promised the longer one.
 */
export async function editPublication(
  ctx: With<'settings'>,
  input: Input<typeof voiceLibraryEndpoints.edit>,
): Promise<SharedVoiceRow> {
  const needsReview = ctx.ports.settings.reviewsPublishedVoices
  return transaction(ctx, async (ctx) => {
    const before = await holdPublication(ctx, input.voice_id)
    if (before.status === 'disabled') throw new AppError('voice_not_published')
    const changed = { ...before, ...changeOf(input), updated_at: ctx.now() }
    if (before.cloned_by_count > 0 && changed.notice_period_days < before.notice_period_days) {
      throw new AppError('forbidden', {
        message: `Others have copies of this voice and were promised ${before.notice_period_days} days of notice.`,
        param: 'notice_period_days',
      })
    }
    const row = { ...changed, ...(saysSomethingElse(before, changed) && reviewAgain(needsReview, before)) }
    await saveSharedVoice(ctx, row)
    await followListing(ctx, row.voice_id)
    await spreadTerms(ctx, row)
    await writeAudit(ctx, {
      action: 'voice-library.edited',
      target: { kind: 'voice', id: row.voice_id },
      details: { changed: Object.keys(changeOf(input)), review: row.review_status },
    })
    return row
  })
}

function changeOf(input: Input<typeof voiceLibraryEndpoints.edit>): Partial<SharedVoiceRow> {
  const { labels } = input
  return {
    ...(input.name !== undefined && { name: input.name }),
    ...(input.description !== undefined && { description: input.description }),
    ...(labels && { labels: labelsOf(labels), language: labels.language }),
    ...(input.notice_period_days !== undefined && { notice_period_days: input.notice_period_days }),
    ...(input.live_moderation_enabled !== undefined && { live_moderation: input.live_moderation_enabled }),
    ...(input.free_users_allowed !== undefined && { free_users_allowed: input.free_users_allowed }),
    ...(input.enabled_in_library !== undefined && { enabled_in_library: input.enabled_in_library }),
  }
}

/** Tells whether what people read of a voice has changed. */
function saysSomethingElse(before: SharedVoiceRow, after: SharedVoiceRow): boolean {
  const words = ({ name, description, labels }: SharedVoiceRow) => JSON.stringify([name, description, labels])
  return words(before) !== words(after)
}

function reviewAgain(needsReview: boolean, before: SharedVoiceRow): Partial<SharedVoiceRow> {
  if (needsReview || before.review_status === 'declined') return { review_status: 'pending', review_message: null }
  return {}
}
