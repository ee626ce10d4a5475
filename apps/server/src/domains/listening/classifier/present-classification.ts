import { type Classification, classifierLimits, type ClassifierVerdict } from '@vireo/contracts/classifier'
import type { Classified } from './classify.ts'

const sentences = {
  made_here: 'This was made here: the recording carries the mark of this instance.',
  signed_here:
    'This file carries a manifest that this instance signed, but no mark was heard. A manifest can be put ahead of another sound.',
  made_elsewhere:
    'This file carries a manifest that another instance signed. It says how that instance made a sound; it can be put ahead of another one.',
  unknown:
    'No mark of this instance was found. That proves nothing: the recording may come from elsewhere, or its mark may have been lost.',
} as const

/** Shows what was found as a verdict with its evidence. */
export function presentClassification(classified: Classified): Classification {
  const { finding, marksAreWritten, claim, item } = classified
  const { mark, chance, durationMs } = finding
  const verdict = verdictOf(classified)
  return {
    verdict,
    message: sentences[verdict],
    item: item
      ? {
          history_item_id: item.id,
          made_at: item.created_at.toISOString(),
          voice_name: item.voice_name,
          model_id: item.model_id,
        }
      : null,
    evidence: {
      duration_seconds: durationMs / 1000,
      chance,
      chance_max: classifierLimits.chanceMax,
      key: mark ? Number(mark.keyId) : null,
      stretches: (mark?.stretches ?? []).map(({ startMs, endMs }) => ({ start: startMs / 1000, end: endMs / 1000 })),
      manifest: claim
        ? { origin: claim.origin, tool: claim.tool, model: claim.model, made_at: claim.madeAt, key: claim.keyId }
        : null,
      marks_are_written: marksAreWritten,
    },
  }
}

/** Judges: a mark is in the sound itself, a manifest only beside it. */
function verdictOf({ finding, claim }: Classified): ClassifierVerdict {
  if (finding.mark) return 'made_here'
  if (!claim) return 'unknown'
  return claim.isOurs ? 'signed_here' : 'made_elsewhere'
}
