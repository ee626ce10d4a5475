import { isTranslated, writesRemarks } from '@vireo/contracts/productions'
import type { Workbench } from '@vireo/contracts/workbench'
import { captionRules, type CheckRules, remarkRules, type TextChecks, transcriptRules } from '@vireo/transcripts/timed'

export type { TextChecks }

/** So many frames a second are what gaps between captions are counted in. */
const framesPerSecond = 25

/** Answers what is checked while somebody writes: what was ordered, else what is usual. Pure. */
export function checksOf({ cue_options: cues, glossary, task }: Workbench): TextChecks {
  // Remarks are about what is said, and do not have to be like it.
  if (writesRemarks(task.service)) return { rules: remarkRules, isTranslated: false, glossary: [] }
  return { rules: cues ? rulesOf(cues) : transcriptRules, isTranslated: isTranslated(task), glossary }
}

function rulesOf(cues: NonNullable<Workbench['cue_options']>): CheckRules {
  return {
    ...captionRules,
    charsPerSecond: cues.max_chars_per_s ?? captionRules.charsPerSecond,
    charsPerLine: cues.max_chars_per_line,
    linesMost: cues.max_lines_per_cue,
    secondsLeast: cues.min_duration_ms / 1000,
    secondsMost: cues.max_duration_ms / 1000,
    gapLeastS: cues.min_gap_between_cues_frames ? cues.min_gap_between_cues_frames / framesPerSecond : null,
  }
}
