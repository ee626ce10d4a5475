import type { Context } from '#kernel/context.ts'
import type { instantCloningEndpoints } from '@vireo/contracts/instant-cloning'
import type { Input, VoiceId } from '@vireo/contracts/kit'
import type { SampleReport } from '@vireo/contracts/voices'
import type { ClonedVoice } from '@vireo/engines'
import { writeAudit } from '#kernel/audit.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { planOf } from '#usage'
import { findUser, type UserRow } from '#users'
import { addVoice, makeVoiceId, type NewVoice, voiceLimits } from '#voices'
import {
  addSample,
  isAccepted,
  keepSamples,
  noneUsable,
  type PreparedSample,
  presentSampleReport,
  takeSamples,
  type TakenSamples,
  withMatch,
} from '#voices/samples/index.ts'
import { localeOf } from '#voices/search/index.ts'
import { type Consent, consentOf } from './consent.ts'
import { insertConsent } from './consent-store.ts'

export type CloneRequest = Input<typeof instantCloningEndpoints.create>

export type CreatedClone = {
  readonly voiceId: VoiceId
  readonly requiresVerification: boolean
  readonly clone: ClonedVoice
  readonly samples: readonly SampleReport[]
}

/**
 * Makes a voice of recordings: those that are no good are refused one by one, the others suffice. Whoever leaves
 * before it is done leaves nothing behind.
 */
export async function createClone(
  ctx: With<'media' | 'speechAnalysis' | 'storage' | 'voiceCloning'>,
  request: CloneRequest,
): Promise<CreatedClone> {
  await assertMayClone(ctx)
  const owner = await ownerOf(ctx)
  const consent = consentOf(ctx, owner, request.consent)
  const language = languageOf(request)
  await assertRoom(ctx)
  const taken = await takeSamples(ctx, request.files.files, { removesNoise: request.remove_background_noise })
  const samples = taken.files.map(presentSampleReport)
  if (taken.accepted.length === 0) throw noneUsable(taken.files)
  const accepted = withWords(taken, request.transcripts ?? {})
  const voiceId = makeVoiceId()
  return withMatch(ctx, { voiceId, language, fresh: accepted }, async (clone) => {
    const voice: NewVoice & { readonly id: string } = {
      id: voiceId,
      name: request.name,
      description: request.description || null,
      category: 'cloned',
      labels: request.labels ?? {},
      language,
      recipe: clone.recipe,
      method: clone.method,
      requires_verification: owner.is_in_probation,
    }
    await keep(ctx, voice, accepted, consent)
    return { voiceId, requiresVerification: owner.is_in_probation, clone, samples }
  })
}

/** Returns the locale a clone is to speak, English by default. Throws `voice_language_not_supported`. */
function languageOf({ language, labels }: CloneRequest): string {
  const said = language ?? labels?.['language']
  if (!said) return 'en'
  const locale = localeOf(said)
  if (locale === undefined) throw new AppError('voice_language_not_supported', { param: 'language' })
  return locale
}

/** Returns the usable recordings, each with its transcript where one was sent. */
function withWords({ files }: TakenSamples, transcripts: Readonly<Record<string, string>>): PreparedSample[] {
  return files.flatMap((file, at) => {
    const transcript = transcripts[String(at)]
    return isAccepted(file) ? [{ ...file, ...(transcript && { transcript }) }] : []
  })
}

/** Refuses a clone before anything of it has come: throws where the caller may not clone, or no voice fits any more. */
export async function assertCloneHasRoom(ctx: Context): Promise<void> {
  await assertMayClone(ctx)
  await assertRoom(ctx)
}

async function assertMayClone(ctx: Context): Promise<void> {
  const { entitlements } = await planOf(ctx)
  if (entitlements.instantCloning) return
  throw new AppError('feature_not_available', { message: 'Your plan does not include instant voice cloning.' })
}

async function ownerOf(ctx: Context): Promise<UserRow> {
  const user = await findUser(ctx, ctx.actor.userId)
  if (!user) throw new AppError('service_unavailable', { message: 'Nobody owns this credential any more.' })
  return user
}

/**
 * Throws `voice_limit_reached` or `voice_add_edit_limit_reached`, before any work; adding the voice counts for certain.
 */
async function assertRoom(ctx: Context): Promise<void> {
  const { used, allowed } = await voiceLimits(ctx)
  if (used.voices >= allowed.voices) throw new AppError('voice_limit_reached')
  if (used.addsAndEdits >= allowed.addsAndEdits) throw new AppError('voice_add_edit_limit_reached')
}

function keep(
  ctx: With<'storage'>,
  voice: NewVoice & { readonly id: string },
  samples: readonly PreparedSample[],
  consent: Consent,
) {
  return keepSamples(ctx, voice.id, samples, (rows) =>
    transaction(ctx, async (ctx) => {
      const { id } = await addVoice(ctx, voice)
      for (const row of rows) await addSample(ctx, row)
      await insertConsent(ctx, {
        ...consent,
        id: ctx.newId('consent'),
        voice_id: id,
        workspace_id: ctx.workspaceId,
        user_id: ctx.actor.userId,
        address: ctx.client.address,
        given_at: ctx.now(),
      })
      await writeAudit(ctx, {
        action: 'instant-cloning.consented',
        target: { kind: 'voice', id },
        details: { kind: consent.kind, text_version: consent.text_version, samples: rows.length },
      })
    }),
  )
}
