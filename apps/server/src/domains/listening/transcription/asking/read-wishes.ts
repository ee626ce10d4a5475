import { transcriptionLimits, transcriptionModels } from '@vireo/contracts/transcription'
import type { z } from 'zod'
import type { RecognitionFields } from '@vireo/contracts/transcription'
import type { RecognitionEngine, RecognitionHint } from '@vireo/engines'
import { canonicalLanguage } from '#kernel/canonical-language.ts'
import { AppError } from '#kernel/errors.ts'
import { languageOfCode } from './language-of-code.ts'
import type { Wishes } from './wishes.ts'

export type Asked = z.output<typeof RecognitionFields>

const speakersUsually = 8

/**
 * Reads how a recording is to be written down. Throws `recognition_option_refused` for what no engine here does, by the name of the
 * field; what changes no more than how well it is done is left out and named.
 */
export function readWishes(asked: Asked, { hints = [] }: Pick<RecognitionEngine, 'hints'>): Wishes {
  if (!transcriptionModels.some((model) => model === asked.model_id))
    throw new AppError('unsupported_model', {
      message: `This model does not write down what is said. There are ${transcriptionModels.join(' and ')}.`,
      param: 'model_id',
    })
  for (const [param, isWanted, what] of refused(asked))
    if (isWanted) throw new AppError('recognition_option_refused', { message: `No engine here ${what}.`, param })
  const language = asked.language_code ? languageOfCode(asked.language_code) : undefined
  return {
    ...(language !== undefined && { language }),
    ...(asked.keyterms.length > 0 && { keyterms: asked.keyterms }),
    ...(typeof asked.temperature === 'number' && { temperature: asked.temperature }),
    ...(typeof asked.seed === 'number' && { seed: asked.seed }),
    timestamps: asked.timestamps_granularity,
    separates: asked.diarize,
    speakersMax: asked.num_speakers ?? speakersUsually,
    ...(typeof asked.num_speakers === 'number' && { speakers: asked.num_speakers }),
    notDone: notDone(asked, hints),
  }
}

function refused(asked: Asked): readonly (readonly [string, boolean, string])[] {
  return [
    ['use_multi_channel', asked.use_multi_channel, 'hears the channels of a recording one by one'],
    [
      'diarization_threshold',
      typeof asked.diarization_threshold === 'number',
      'takes a threshold for telling speakers apart',
    ],
    ['entity_detection', isListed(asked.entity_detection), 'finds entities'],
    ['entity_redaction', isListed(asked.entity_redaction), 'takes entities out'],
    ['no_verbatim', asked.no_verbatim, 'leaves out filler words'],
    ['use_speaker_library', asked.use_speaker_library, 'knows speakers by name'],
    ['detect_speaker_roles', asked.detect_speaker_roles, 'finds the roles of speakers'],
  ]
}

function isListed(list: readonly string[] | null | undefined): boolean {
  return (list?.length ?? 0) > 0
}

function notDone(asked: Asked, hints: readonly RecognitionHint[]): string[] {
  const wanted = {
    tag_audio_events: asked.tag_audio_events,
    temperature: typeof asked.temperature === 'number',
    seed: typeof asked.seed === 'number',
    keyterms: asked.keyterms.length > 0,
  }
  const done: ReadonlySet<string> = new Set(hints)
  return Object.entries(wanted).flatMap(([name, isWanted]) => (isWanted && !done.has(name) ? [name] : []))
}

/** Refuses a language that the engine does not understand. Throws `unsupported_language`. */
export async function assertUnderstood(engine: RecognitionEngine, { language }: Wishes): Promise<void> {
  if (language === undefined) return
  const languages = new Set((await engine.languages()).map(canonicalLanguage))
  // An engine by address may understand whatever there is, and say nothing.
  if (languages.size === 0 || languages.has(language)) return
  throw new AppError('unsupported_language', {
    message: `The installed engine does not understand this language. It understands ${[...languages].join(', ')}.`,
    param: 'language_code',
    data: { languages: [...languages] },
  })
}

/** Refuses to tell speakers apart in what is too long for it. Throws `audio_too_long`. */
export function assertSeparable({ separates }: Wishes, durationMs: number): void {
  if (!separates || durationMs <= transcriptionLimits.separatedMsMax) return
  const hours = transcriptionLimits.separatedMsMax / 3_600_000
  throw new AppError('audio_too_long', {
    message: `Speakers are told apart in recordings of up to ${hours} hours.`,
    param: 'diarize',
  })
}
