import { randomInt } from 'node:crypto'
import { type OutputFormat, parseOutputFormat } from '@vireo/audio'
import type { api, Input } from '@vireo/contracts'
import type { ConversionSettings } from '@vireo/engines'
import { AppError } from '../../../kernel/errors.ts'
import type { FullContext } from '../../../kernel/ports.ts'
import { planOf } from '../../usage/index.ts'
import { getSpeakableVoice, resolveSettings, type SpeakableVoice } from '../../voices/index.ts'
import { assertFormatAllowed } from '../assert-format-allowed.ts'
import { type ConversionModel, findConversionModel } from '../models/conversion-models.ts'
import { findSpeechModel } from '../models/models.ts'

export type VoiceChangeRequest = Input<typeof api.speech.changeVoice>

/** Everything that is decided before the recording is looked at. */
export type VoiceChangePlan = {
  readonly voice: SpeakableVoice
  readonly model: ConversionModel
  readonly format: OutputFormat
  readonly formatName: string
  readonly settings: ConversionSettings
  readonly seed: number
  readonly removesNoise: boolean
  /** Whether the result is kept in the history. */
  readonly logged: boolean
}

/** Checks which voice, by which model and in which encoding. */
export async function planVoiceChange(ctx: FullContext, request: VoiceChangeRequest): Promise<VoiceChangePlan> {
  const model = modelFor(request.model_id)
  const format = parseOutputFormat(request.output_format)
  if (!format) throw new AppError('invalid_output_format', { param: 'output_format' })
  const [voice, plan] = await Promise.all([getSpeakableVoice(ctx, request.voice_id, 'recording'), planOf(ctx)])
  assertFormatAllowed(format, plan)
  return {
    voice,
    model,
    format,
    formatName: request.output_format,
    settings: resolveSettings(voice, request.voice_settings ?? undefined),
    seed: request.seed ?? randomInt(2 ** 32),
    removesNoise: request.remove_background_noise,
    logged: request.enable_logging,
  }
}

function modelFor(id: string): ConversionModel {
  const model = findConversionModel(id)
  if (model) return model
  if (!findSpeechModel(id)) throw new AppError('model_not_found', { param: 'model_id' })
  throw new AppError('unsupported_model', { message: 'This model cannot change voices.', param: 'model_id' })
}
