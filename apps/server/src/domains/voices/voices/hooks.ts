import type { VerificationAttempt, VoiceSharing } from '@vireo/contracts/voices'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { defineGatheringHook, defineHook, type GatheringHook, type Hook } from '#kernel/hooks.ts'
import type { VoiceRow, VoiceSampleRow } from './tables.ts'

/** Slots for professional voices that a workspace has beyond its plan's. */
export const extraProfessionalSlotsOf: Hook<[Context], number> = defineHook('voices.extraProfessionalSlotsOf')

/** Returns how voices are shared with the instance, by id; absent for those that are not. Asked once for all. */
export const sharingOfVoices: Hook<[Context, readonly string[]], ReadonlyMap<string, VoiceSharing>> = defineHook(
  'voices.sharingOfVoices',
)

/** Returns the outcomes of attempts to prove voices one's own, by voice; the newest first. */
export const verificationOfVoices: Hook<
  [Context, readonly string[]],
  ReadonlyMap<string, readonly VerificationAttempt[]>
> = defineHook('voices.verificationOfVoices')

/** Runs in the transaction that deletes a voice, for what higher slices keep of it. */
export const onVoiceDelete: GatheringHook<[TransactionContext, VoiceRow], void> =
  defineGatheringHook('voices.onVoiceDelete')

/** Runs in the transaction that deletes a sample, after its row is gone, for what higher slices keep of it. */
export const onSampleDelete: Hook<[TransactionContext, VoiceRow, VoiceSampleRow], void> =
  defineHook('voices.onSampleDelete')

/** A language in which a voice of a workspace was found to be understood, by the id of a model. */
export type UnderstoodIn = { readonly language: string; readonly modelId: string }

/** Returns the languages voices were found to speak, by voice; absent for those that nobody listened to. */
export const languagesOfVoices: Hook<
  [Context, readonly string[]],
  ReadonlyMap<string, readonly UnderstoodIn[]>
> = defineHook('voices.languagesOfVoices')
/** Returns the voices under captcha that somebody opened for the caller's workspace, and when, by voice. */
export const openedVoices: Hook<[Context], ReadonlyMap<string, Date>> = defineHook('voices.openedVoices')
