import { AppError } from '#kernel/errors.ts'
import type { VoiceRow } from '#voices'
import type { VoiceSafety } from '#voices/safety/index.ts'
import type { SharedVoiceRow } from '../tables.ts'

/** Why a voice may not be published. */
export type PublicationRefusal = 'copy' | 'restricted' | 'needs_verification'

const sentences: Record<PublicationRefusal, string> = {
  copy: 'This voice was added from the library; only its owner publishes it.',
  restricted: 'The operator of this instance restricted this voice.',
  needs_verification: 'Publishing a clone takes a spoken statement: verify this voice first.',
}

/**
 * The first rule that keeps a voice from being published, if there is one. A voice that was designed from a
 * description is nobody's, so there is nobody whose spoken statement could be asked for.
 */
export function refusalToPublish(
  voice: Pick<VoiceRow, 'copied_from' | 'method' | 'is_verified'>,
  safety: VoiceSafety,
): PublicationRefusal | undefined {
  if (voice.copied_from !== null) return 'copy'
  if (safety.control !== 'NONE') return 'restricted'
  if (voice.method !== 'designed' && !voice.is_verified) return 'needs_verification'
  return undefined
}

export type ReadyVoice = VoiceRow & { readonly recipe: NonNullable<VoiceRow['recipe']> }

/** The voice, if it may be published and there is something to hear. */
export function readyToPublish(voice: VoiceRow, safety: VoiceSafety): ReadyVoice {
  const reason = refusalToPublish(voice, safety)
  if (reason) throw new AppError('voice_not_publishable', { message: sentences[reason], data: { reason } })
  const { recipe } = voice
  if (recipe === null) throw new AppError('voice_not_ready', { param: 'voice_id' })
  return { ...voice, recipe }
}

/** Whether others may see and add a published voice: its owner offers it, and no review stands against it. */
export function isOpen({ status, review_status: review }: SharedVoiceRow): boolean {
  return status === 'enabled' && (review === 'allowed' || review === 'allowed_with_changes')
}
