import { type Classification, classifierLimits } from '@vireo/contracts/classifier'
import type { Heard } from './listen-for-mark.ts'

const sentences = {
  made_here: 'This was made here: the recording carries the mark of this instance.',
  unknown:
    'No mark of this instance was found. That proves nothing: the recording may come from elsewhere, or its mark may have been lost.',
} as const

/** Shows what was found as a verdict with its evidence. */
export function presentClassification({ finding, marksAreWritten }: Heard): Classification {
  const { mark, chance, durationMs } = finding
  const verdict = mark ? 'made_here' : 'unknown'
  return {
    verdict,
    message: sentences[verdict],
    evidence: {
      duration_seconds: durationMs / 1000,
      chance,
      chance_max: classifierLimits.chanceMax,
      key: mark ? Number(mark.keyId) : null,
      stretches: (mark?.stretches ?? []).map(({ startMs, endMs }) => ({ start: startMs / 1000, end: endMs / 1000 })),
      marks_are_written: marksAreWritten,
    },
  }
}
