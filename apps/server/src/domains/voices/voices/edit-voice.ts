import { type Input, type VoiceId } from '@vireo/contracts/kit'
import type { voicesEndpoints } from '@vireo/contracts/voices'
import { sampleLimits } from '@vireo/contracts/voices'
import type { ClonedVoice } from '@vireo/engines'
import type { Context } from '#kernel/context.ts'
import { writeAudit } from '#kernel/audit.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { localeOf } from './locale-of.ts'
import { assertMetadata } from './safety/moderated-terms.ts'
import { assertNotPremade, changeVoice, getOwnVoice, holdOwnVoice, type VoiceChange } from './own-voice.ts'
import { addSample } from './samples/add-sample.ts'
import { changeSample } from './samples/change-sample.ts'
import { listSamples } from './samples/sample-store.ts'
import { keepSamples } from './samples/keep-samples.ts'
import { noneUsable } from './samples/none-usable.ts'
import { type PreparedSample, takeSamples } from './samples/take-samples.ts'
import { assertSameSamples, isInstantClone, proofWithOthers, soundOfMatch, withMatch } from './samples/with-match.ts'
import type { VoiceRow, VoiceSampleRow } from './tables.ts'
import { assertMayEdit, countVoiceEdit } from './limits/voice-limits.ts'

export type VoiceEdit = Input<typeof voicesEndpoints.edit>

/** What an edit does to the samples of a clone. */
type SampleEdit = {
  readonly before: readonly VoiceSampleRow[]
  readonly added: readonly PreparedSample[]
  /** Samples from before the edit whose noise is removed from now on. */
  readonly cleaned: readonly VoiceSampleRow[]
}

/**
 * Changes what a voice is called and said to be, and what it was made of. What is left out stays; an empty
 * description is none. A clone that gets recordings, or another language, or whose noise goes, is matched anew.
 */
export async function editVoice(
  ctx: With<'media' | 'settings' | 'speechAnalysis' | 'storage' | 'voiceCloning'>,
  input: VoiceEdit,
): Promise<void> {
  assertNotPremade(ctx, input.voice_id)
  const voice = await getOwnVoice(ctx, input.voice_id, 'editor')
  assertRecordings(voice, input)
  if (input.moderate_metadata) assertMetadata(metadataOf(input), ctx.ports.settings.moderatedTerms)
  const language = changeOf(voice, input).language ?? voice.language
  const samples = isInstantClone(voice) ? await editSamples(ctx, voice, input) : undefined
  const speaksAnother = primaryOf(language) !== primaryOf(voice.language)
  if (!samples || !(speaksAnother || changes(samples))) return write(ctx, input, [])
  const kept = afterEdit(samples)
  const fresh = samples.added
  if (kept.length + fresh.length === 0) return write(ctx, input, [])
  await assertMayEdit(ctx)
  await withMatch(ctx, { voiceId: voice.id, language, fresh, kept }, (clone) =>
    keepSamples(ctx, voice.id, fresh, (rows) => write(ctx, input, rows, { clone, samples })),
  )
}

/** Refuses an edit before anything of it has come: throws for premade voices and for those the caller may not edit. */
export async function assertIsOwn(ctx: With<'settings'>, { voice_id: voiceId }: { voice_id: VoiceId }): Promise<void> {
  assertNotPremade(ctx, voiceId)
  await getOwnVoice(ctx, voiceId, 'editor')
}

type Matched = { readonly clone: ClonedVoice; readonly samples: SampleEdit }

function write(ctx: Context, input: VoiceEdit, rows: readonly VoiceSampleRow[], matched?: Matched): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const voice = await holdOwnVoice(ctx, input.voice_id, 'editor')
    await countVoiceEdit(ctx)
    if (matched) await assertSameSamples(ctx, voice.id, matched.samples.before)
    for (const row of matched?.samples.cleaned ?? []) await changeSample(ctx, row)
    for (const row of rows) await addSample(ctx, row)
    const sound = matched && (await soundOfMatch(ctx, voice, matched.clone))
    const proof = rows.length > 0 ? await proofWithOthers(ctx, voice) : {}
    const changed = await changeVoice(ctx, voice, { ...changeOf(voice, input), ...sound, ...proof })
    await writeAudit(ctx, {
      action: 'voices.edited',
      target: { kind: 'voice', id: voice.id },
      details: { name: changed.name, name_before: voice.name, samples_added: rows.length },
    })
  })
}

function assertRecordings(voice: VoiceRow, { files, remove_background_noise: removesNoise }: VoiceEdit): void {
  if (isInstantClone(voice) || (files.files.length === 0 && !removesNoise)) return
  throw new AppError('invalid_parameters', {
    param: files.files.length > 0 ? 'files' : 'remove_background_noise',
    message: 'Only an instant clone takes recordings here.',
  })
}

function metadataOf({ name, description, labels }: VoiceEdit): Record<string, string> {
  return {
    name,
    description: description ?? '',
    labels: Object.entries(labels ?? {})
      .flat()
      .join(', '),
  }
}

async function editSamples(
  ctx: With<'media' | 'speechAnalysis'>,
  voice: VoiceRow,
  input: VoiceEdit,
): Promise<SampleEdit> {
  const { files } = input.files
  const before = await listSamples(ctx, voice.id)
  const removesNoise = input.remove_background_noise
  if (files.length === 0) {
    const noisy = removesNoise ? before.filter((sample) => !sample.remove_background_noise) : []
    return { before, added: [], cleaned: noisy.map((sample) => ({ ...sample, remove_background_noise: true })) }
  }
  if (before.length + files.length > sampleLimits.filesMax) {
    const message = `A voice has at most ${sampleLimits.filesMax} samples.`
    throw new AppError('invalid_parameters', { param: 'files', message })
  }
  const knownMs = before.reduce((sum, sample) => sum + sample.duration_ms, 0)
  const known = before.map(({ hash }) => hash)
  const taken = await takeSamples(ctx, files, { removesNoise, known, knownMs })
  if (taken.accepted.length === 0) throw noneUsable(taken.files)
  return { before, added: taken.accepted, cleaned: [] }
}

const changes = ({ added, cleaned }: SampleEdit): boolean => added.length + cleaned.length > 0

/** Returns the samples from before the edit, as they are used after it. */
function afterEdit({ before, cleaned }: SampleEdit): VoiceSampleRow[] {
  return before.map((sample) => cleaned.find(({ id }) => id === sample.id) ?? sample)
}

const primaryOf = (locale: string): string => locale.toLowerCase().split('-')[0] ?? ''

/**
 * Returns what an edit changes. A label sets the language, save for a professional voice, which was trained for its
 * own.
 */
function changeOf({ category, copied_from }: VoiceRow, { name, description, labels }: VoiceEdit): VoiceChange {
  const isTrained = category === 'professional' && copied_from === null
  const language = isTrained ? undefined : localeOf(labels?.['language'])
  return {
    name,
    ...(description !== undefined && { description: description || null }),
    ...(labels && { labels }),
    ...(language !== undefined && { language }),
  }
}
