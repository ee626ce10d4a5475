import type { RealtimeAudioFormat, RealtimeQuery } from '@vireo/contracts/transcription'
import { realtimeModels } from '@vireo/contracts/transcription'
import { AppError } from '#kernel/errors.ts'
import { languageOfCode } from '../asking/language-of-code.ts'

/** How somebody wants a conversation written down while it goes on. */
export type RealtimeWishes = Omit<RealtimeQuery, 'audio_format' | 'encoding' | 'language_code' | 'token'> & {
  readonly format: RealtimeAudioFormat
  readonly rateHz: number
  /** The one language that is spoken; undefined where it is to be found out, or where there are several. */
  readonly language?: string
  /** All that may be spoken. */
  readonly languages: readonly string[]
}

/** Reads what a socket is asked for. Throws `unsupported_model`, `unsupported_language`, `recognition_option_refused`. */
export function readRealtimeWishes(query: RealtimeQuery): RealtimeWishes {
  const { audio_format: named, encoding, language_code: code, token: _, ...rest } = query
  if (!realtimeModels.some((model) => model === query.model_id))
    throw new AppError('unsupported_model', {
      message: `This model does not write down what is being said. There is ${realtimeModels.join(', ')}.`,
      param: 'model_id',
    })
  for (const [param, isWanted, what] of refused(query))
    if (isWanted) throw new AppError('recognition_option_refused', { message: `No engine here ${what}.`, param })
  const format = named ?? encoding ?? 'pcm_16000'
  const language = code ? languageOfCode(code) : undefined
  const others = query.secondary_languages.map(languageOfCode)
  return {
    ...rest,
    format,
    rateHz: Number(format.split('_')[1]),
    ...(language !== undefined && others.length === 0 && { language }),
    languages: [...new Set([...(language === undefined ? [] : [language]), ...others])],
  }
}

function refused(query: RealtimeQuery): readonly (readonly [string, boolean, string])[] {
  return [
    ['no_verbatim', query.no_verbatim, 'leaves out filler words'],
    ['entity_detection', query.entity_detection.length > 0, 'finds entities'],
    ['transcript_edit', Boolean(query.transcript_edit), 'edits what it hears'],
    ['filter_background_audio', query.filter_background_audio, 'takes other sounds away while it listens'],
  ]
}

/** Says what a socket does, in the words it was asked with. */
export function presentConfig(wishes: RealtimeWishes) {
  return {
    model_id: wishes.model_id,
    sample_rate: wishes.rateHz,
    audio_format: wishes.format,
    language_code: wishes.language ?? wishes.languages[0] ?? null,
    secondary_languages: wishes.secondary_languages,
    commit_strategy: wishes.commit_strategy,
    vad_commit_strategy: wishes.commit_strategy,
    vad_silence_threshold_secs: wishes.vad_silence_threshold_secs,
    vad_threshold: wishes.vad_threshold,
    min_speech_duration_ms: wishes.min_speech_duration_ms,
    min_silence_duration_ms: wishes.min_silence_duration_ms,
    include_timestamps: wishes.include_timestamps,
    timestamps_granularity: wishes.include_timestamps ? ('word' as const) : ('none' as const),
    include_language_detection: wishes.include_language_detection,
    keyterms: wishes.keyterms,
    no_verbatim: wishes.no_verbatim,
    entity_detection: wishes.entity_detection,
    filter_background_audio: wishes.filter_background_audio,
    enable_logging: wishes.enable_logging,
  }
}
