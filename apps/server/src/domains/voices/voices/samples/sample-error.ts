import type { SampleRefusal } from '@vireo/contracts/voices'
import type { RecordingQuality } from '@vireo/engines'
import { AppError } from '#kernel/errors.ts'

/** Refuses one file, whatever the others are like. The message may be shown to people. */
export class SampleError extends Error {
  override readonly name = 'SampleError'
  readonly code: SampleRefusal

  constructor(code: SampleRefusal, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

const codeOfUpload = new Map<string, SampleRefusal>([
  ['invalid_audio', 'sample_unreadable'],
  ['invalid_file_type', 'sample_type_not_supported'],
  ['audio_too_long', 'sample_too_long'],
])

/** Converts an error of reading an upload into one of that file; undefined where it is not about the file. */
export function sampleErrorOf(error: unknown): SampleError | undefined {
  if (error instanceof SampleError) return error
  const code = error instanceof AppError ? codeOfUpload.get(error.code) : undefined
  return code && error instanceof AppError ? new SampleError(code, error.message, { cause: error }) : undefined
}

const refusing = {
  silent: ['sample_silent', 'Nothing can be heard in this file.'],
  no_speech: ['sample_no_speech', 'Nobody can be heard speaking in this file.'],
  music: ['sample_music', 'This file holds music rather than a voice.'],
  too_short: ['sample_too_short', 'This file is too short to tell a voice by.'],
} as const

/** Share of held notes above which a recording counts as music, with or without speech. */
const musicFrom = 0.5

/** Throws SampleError for a recording in which there is no voice to learn. */
export function assertVoice({ problems, musicShare }: RecordingQuality): void {
  for (const [problem, [code, message]] of Object.entries(refusing)) {
    const isMild = problem === 'music' && musicShare <= musicFrom
    if (!isMild && problems.some((found) => found === problem)) throw new SampleError(code, message)
  }
}
