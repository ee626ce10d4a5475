import { AppError } from '#kernel/errors.ts'
import type { VoiceRow } from '#voices'
import type { VoiceSafety } from '#voices/safety/index.ts'
import type { SharedVoiceRow } from '../tables.ts'

/** Why a voice may not be published. */
export type PublicationRefusal = 'copy' | 'restricted' | 'needs_verification' | 'spoken_elsewhere'

const sentences: Record<PublicationRefusal, string> = {
  copy: 'This voice was added from the library; only its owner publishes it.',
  restricted: 'The operator of this instance restricted this voice.',
  spoken_elsewhere: 'An engine of your workspace speaks this voice; other workspaces cannot use it.',
  needs_verification: 'Publishing a clone takes a spoken statement: verify this voice first.',
}

/**
 * Returns the first rule that keeps a voice from being published, if any. A voice designed from a description is
 * nobody's, so no spoken statement is asked for.
 */
export function refusalToPublish(
  voice: Pick<VoiceRow, 'copied_from' | 'method' | 'is_verified'>,
  safety: VoiceSafety,
): PublicationRefusal | undefined {
  if (voice.copied_from !== null) return 'copy'
  if (voice.method === 'by_address') return 'spoken_elsewhere'
  if (safety.control !== 'NONE') return 'restricted'
  if (voice.method !== 'designed' && !voice.is_verified) return 'needs_verification'
  return undefined
}

export type ReadyVoice = VoiceRow & { readonly recipe: NonNullable<VoiceRow['recipe']> }

/**
 * Returns the voice with its recipe. Throws `voice_not_publishable` with the reason, and `voice_not_ready` without a
 * recipe.
 */
export function readyToPublish(voice: VoiceRow, safety: VoiceSafety): ReadyVoice {
  const reason = refusalToPublish(voice, safety)
  if (reason) throw new AppError('voice_not_publishable', { message: sentences[reason], data: { reason } })
  const { recipe } = voice
  if (recipe === null) throw new AppError('voice_not_ready', { param: 'voice_id' })
  return { ...voice, recipe }
}

/** Tells whether others may see and add a published voice: its owner offers it, and no review stands against it. */
export function isOpen({ status, review_status: review }: SharedVoiceRow): boolean {
  return status === 'enabled' && (review === 'allowed' || review === 'allowed_with_changes')
}
