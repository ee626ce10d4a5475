import type { SampleQuality, SampleReport } from '@vireo/contracts/voices'
import type { RecordingQuality } from '@vireo/engines'
import { isRefused, type PreparedSample, type RefusedSample } from './take-samples.ts'

/** Presents the quality of a recording, with its length in seconds. */
export function presentQuality(quality: RecordingQuality): SampleQuality {
  return {
    duration_secs: quality.durationMs / 1000,
    level_lufs: quality.levelLufs,
    noise_db: quality.noiseDb,
    clipped_share: quality.clippedShare,
    speech_share: quality.speechShare,
    music_share: quality.musicShare,
    grade: quality.grade,
    problems: [...quality.problems],
  }
}

/** Reports what became of one file. */
export function presentSampleReport(file: PreparedSample | RefusedSample): SampleReport {
  const { fileName: file_name } = file
  if (isRefused(file)) {
    return { file_name, accepted: false, code: file.error.code, message: file.error.message, quality: null }
  }
  return { file_name, accepted: true, code: null, message: null, quality: presentQuality(file.quality) }
}
