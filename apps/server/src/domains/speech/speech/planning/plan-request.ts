import type { VoiceId } from '@vireo/contracts/kit'
import { randomInt } from 'node:crypto'
import { type AudioEffects, type OutputFormat, parseOutputFormat } from '@vireo/audio'
import type { SpeechBody } from '@vireo/contracts/speech'
import { AppError } from '#kernel/errors.ts'
import type { MadeWith } from '#ports/provenance/manifests.ts'
import type { With } from '#ports/ports.ts'
import { type Pronunciation, resolvePronunciation } from '#pronunciation'
import { planOf } from '#usage'
import {
  getSpeakableVoice,
  resolveSettings,
  type SpeakableVoice,
  type ResolvedSettings,
} from '#voices/speaking/index.ts'
import type { CachedTake } from '../cache/find-cached-take.ts'
import { assertFormatAllowed } from '../admission/assert-format-allowed.ts'
import { readEffects } from '../effects/read-effects.ts'
import { findConversionModel } from '../models/conversion-models.ts'
import { findSpeechModel, type SpeechModel } from '../models/models.ts'
import { canonicalLanguage } from '#kernel/canonical-language.ts'

/** Everything that is decided before anything is spoken, except the text itself. */
export type Rendering = {
  readonly voice: SpeakableVoice
  readonly model: SpeechModel
  readonly format: OutputFormat
  readonly formatName: string
  readonly settings: ResolvedSettings
  readonly seed: number
  readonly language: string | undefined
  /** Whether the take is kept in the history. */
  readonly logged: boolean
  /** Whether numbers, dates, sums and abbreviations are written out before they are read. */
  readonly normalizes: boolean
  /** What is said otherwise than it is written. */
  readonly pronunciation: Pronunciation
  /** Whether the text goes on in another request: its last sentence then ends with a breath. */
  readonly goesOn: boolean
  /** What is done to the voice once it has spoken. */
  readonly effects?: AudioEffects
  /** The key under which a take is found again; only where the caller named the seed and the take is kept. */
  readonly cacheKey?: string
  /** The take that answers already. */
  readonly cached?: CachedTake
  readonly tool: Extract<MadeWith, 'text_to_speech' | 'text_to_dialogue'>
  /** What it is found again by, from its mark or its manifest; only where the take is kept and its text is known from the start. */
  readonly contentKey?: string
  /** Voices of those who speak that somebody had cloned. */
  readonly clonedVoices: readonly VoiceId[]
  /** Terms the voice must not say, where its texts are moderated. */
  readonly moderatedTerms: readonly string[]
}

export type RenderingRequest = Pick<SpeechBody, 'model_id' | 'language_code' | 'voice_settings' | 'seed'> &
  Partial<
    Pick<
      SpeechBody,
      | 'apply_text_normalization'
      | 'audio_effects'
      | 'next_text'
      | 'next_request_ids'
      | 'pronunciation_dictionary_locators'
    >
  > & {
    readonly voice_id: VoiceId
    readonly output_format: string
    readonly enable_logging: boolean
    /** Rules that are not saved, in place of dictionaries. */
    readonly pronunciation?: Pronunciation | undefined
  }

/** Checks who speaks, how and in which encoding: what can be refused before any text is there. */
export async function planRendering(ctx: With<'settings'>, request: RenderingRequest): Promise<Rendering> {
  const model = findSpeechModel(request.model_id)
  if (!model) throw noSuchModel(request.model_id)
  const format = parseOutputFormat(request.output_format)
  if (!format) throw new AppError('invalid_output_format', { param: 'output_format' })
  const effects = readEffects(request.audio_effects)
  const [voice, plan, pronunciation] = await Promise.all([
    getSpeakableVoice(ctx, request.voice_id),
    planOf(ctx),
    request.pronunciation ?? resolvePronunciation(ctx, request.pronunciation_dictionary_locators),
  ])
  assertFormatAllowed(format, plan)
  return {
    voice,
    model,
    format,
    formatName: request.output_format,
    settings: controlsOf(model, resolveSettings(voice, request.voice_settings ?? undefined)),
    seed: request.seed ?? randomInt(2 ** 32),
    language: spokenLanguage(request.language_code ?? undefined, voice, model),
    logged: request.enable_logging,
    tool: 'text_to_speech',
    clonedVoices: clonedOf(voice),
    pronunciation,
    normalizes: request.apply_text_normalization !== 'off',
    goesOn: Boolean(request.next_text?.trim()) || (request.next_request_ids?.length ?? 0) > 0,
    moderatedTerms: ctx.ports.settings.moderatedTerms,
    ...(effects && { effects }),
  }
}

/** Returns the voice where it is one that somebody consented to have cloned. */
export function clonedOf({ voiceId, category }: Pick<SpeakableVoice, 'voiceId' | 'category'>): readonly VoiceId[] {
  return category === 'cloned' || category === 'professional' ? [voiceId] : []
}

/** Returns a rendering with other voice settings. */
export function withSettings(rendering: Rendering, given: NonNullable<SpeechBody['voice_settings']>): Rendering {
  return { ...rendering, settings: controlsOf(rendering.model, resolveSettings(rendering.voice, given)) }
}

function noSuchModel(id: string): AppError {
  return new AppError(findConversionModel(id) ? 'unsupported_model' : 'model_not_found', { param: 'model_id' })
}

/** Returns the controls of a rendering; those that its model does not accept have no effect. */
function controlsOf(model: SpeechModel, settings: ResolvedSettings): ResolvedSettings {
  return {
    ...settings,
    style: model.usesStyle ? settings.style : 0,
    useSpeakerBoost: model.usesSpeakerBoost && settings.useSpeakerBoost,
  }
}

function spokenLanguage(code: string | undefined, voice: SpeakableVoice, model: SpeechModel): string | undefined {
  if (code === undefined || code === '') return undefined
  const language = canonicalLanguage(code)
  const reads = voice.languages.some((own) => canonicalLanguage(own) === language)
  if (language === undefined || !reads || !model.languages.includes(language)) {
    const able = voice.standIn(language ?? code)
    throw new AppError('unsupported_language', {
      message: `The voice ${voice.name} does not speak ${code}${able ? `; ${able.name} does` : ''}.`,
      param: 'language_code',
      data: { languages: [...voice.languages], voices: able ? [{ voice_id: able.voiceId, name: able.name }] : [] },
    })
  }
  return language
}
