import type { VerificationAttempt, VoiceSharing } from '@vireo/contracts/voices'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { defineGatheringHook, defineHook, type GatheringHook, type Hook } from '#kernel/hooks.ts'
import type { VoiceRow, VoiceSampleRow } from './tables.ts'

/** Slots for professional voices that a workspace has beyond its plan's. */
export const extraProfessionalSlotsOf: Hook<[Context], number> = defineHook('voices.extraProfessionalSlotsOf')

/** How voices are shared with the instance, by id; absent for those that are not. Asked once for all that is shown. */
export const sharingOfVoices: Hook<[Context, readonly string[]], ReadonlyMap<string, VoiceSharing>> = defineHook(
  'voices.sharingOfVoices',
)

/** What became of attempts to prove a voice one's own, by voice; the newest first. */
export const verificationOfVoices: Hook<
  [Context, readonly string[]],
  ReadonlyMap<string, readonly VerificationAttempt[]>
> = defineHook('voices.verificationOfVoices')

/** What higher slices do when a voice ends, in the transaction that ends it: what they keep of it goes with its row. */
export const onVoiceDelete: GatheringHook<[TransactionContext, VoiceRow], void> =
  defineGatheringHook('voices.onVoiceDelete')

/** What higher slices do when a sample is deleted, in the transaction that deletes it, after its row is gone. */
export const onSampleDelete: Hook<[TransactionContext, VoiceRow, VoiceSampleRow], void> =
  defineHook('voices.onSampleDelete')

/** A language in which a voice of a workspace was found to be understood, by the id of a model. */
export type UnderstoodIn = { readonly language: string; readonly modelId: string }

/** What voices were found to speak, by voice; absent for those nobody listened to. */
export const languagesOfVoices: Hook<
  [Context, readonly string[]],
  ReadonlyMap<string, readonly UnderstoodIn[]>
> = defineHook('voices.languagesOfVoices')
/** Voices under captcha that somebody of the caller's workspace has opened for it, and when, by voice. */
export const openedVoices: Hook<[Context], ReadonlyMap<string, Date>> = defineHook('voices.openedVoices')
