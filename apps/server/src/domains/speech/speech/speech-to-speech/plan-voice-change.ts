import { randomInt } from 'node:crypto'
import { type OutputFormat, parseOutputFormat } from '@vireo/audio'
import type { Address, Input } from '@vireo/contracts/kit'
import type { speechEndpoints } from '@vireo/contracts/speech'
import type { ConversionSettings } from '@vireo/engines'
import { contentKeyOf } from '#kernel/formats/content-key.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { assertRoomForItem } from '#history'
import { planOf } from '#usage'
import { assertAffordable } from '#usage/reservations/index.ts'
import { getSpeakableVoice, resolveSettings, type SpeakableVoice } from '#voices/speaking/index.ts'
import { assertFormatAllowed } from '../admission/assert-format-allowed.ts'
import { type ConversionModel, findConversionModel } from '../models/conversion-models.ts'
import { findSpeechModel } from '../models/models.ts'
import { shownName } from '../sources/shown-name.ts'
import { voiceChangeCost } from './voice-change-cost.ts'

export type VoiceChangeRequest = Input<typeof speechEndpoints.changeVoice>

/** Everything that is decided before the recording is looked at. */
export type VoiceChangePlan = {
  readonly voice: SpeakableVoice
  readonly model: ConversionModel
  readonly format: OutputFormat
  readonly formatName: string
  readonly settings: ConversionSettings
  readonly seed: number
  readonly removesNoise: boolean
  /** What the recording was called where it came from; undefined when nothing usable is left of that. */
  readonly sourceName: string | undefined
  /** Whether the result is kept in the history. */
  readonly logged: boolean
  /** What it is found again by, where it is kept. */
  readonly contentKey: string | undefined
}

type VoiceChangeAddress = Address<typeof speechEndpoints.changeVoice>

const shortestMs = 1000

/** Refuses a voice change before its recording has come: throws over voice, encoding, credits or room. */
export async function assertMayChangeVoice(ctx: With<'settings'>, address: VoiceChangeAddress): Promise<void> {
  await addressed(ctx, address)
  await assertAffordable(ctx, voiceChangeCost(shortestMs))
  if (address.enable_logging) await assertRoomForItem(ctx)
}

/** Checks which voice, by which model and in which encoding. */
export async function planVoiceChange(ctx: With<'settings'>, request: VoiceChangeRequest): Promise<VoiceChangePlan> {
  const model = modelFor(request.model_id)
  const { voice, format } = await addressed(ctx, request)
  const plan = {
    voice,
    model,
    format,
    formatName: request.output_format,
    settings: resolveSettings(voice, request.voice_settings ?? undefined),
    seed: request.seed ?? randomInt(2 ** 32),
    removesNoise: request.remove_background_noise,
    sourceName: shownName(request.files.audio[0]?.fileName),
    logged: request.enable_logging,
  }
  return { ...plan, contentKey: plan.logged ? contentKeyOfChange(plan, request) : undefined }
}

type Changing = Omit<VoiceChangePlan, 'contentKey' | 'logged' | 'sourceName'>

function contentKeyOfChange(
  { voice, model, formatName, settings, seed, removesNoise }: Changing,
  request: VoiceChangeRequest,
) {
  const source = request.files.audio[0]?.sha256
  const parts = [voice.voiceId, voice.version, model.id, formatName, settings, seed, removesNoise]
  return contentKeyOf('speech-to-speech 1', source, request.file_format ?? null, ...parts)
}

/**
 * Finds the voice and the encoding that an address names. Throws `invalid_output_format`, and where either is refused.
 */
async function addressed(ctx: With<'settings'>, { voice_id: voiceId, output_format: name }: VoiceChangeAddress) {
  const format = parseOutputFormat(name)
  if (!format) throw new AppError('invalid_output_format', { param: 'output_format' })
  const [voice, plan] = await Promise.all([getSpeakableVoice(ctx, voiceId, 'recording'), planOf(ctx)])
  assertFormatAllowed(format, plan)
  return { voice, format }
}

function modelFor(id: string): ConversionModel {
  const model = findConversionModel(id)
  if (model) return model
  if (!findSpeechModel(id)) throw new AppError('model_not_found', { param: 'model_id' })
  throw new AppError('unsupported_model', { message: 'This model cannot change voices.', param: 'model_id' })
}
