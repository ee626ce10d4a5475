import type { PlanOffer } from '@vireo/contracts'

import { formatExact } from '../../../kit/format/index.ts'
import { billingWords } from '../words.ts'

/** What a workspace has less of on another plan, in sentences; empty where nothing is lost. */
export function consequencesOf(from: PlanOffer, to: PlanOffer): string[] {
  const words = billingWords.consequences
  const losses = [
    isLess(to.character_limit, from.character_limit) && words.credits(countText(to.character_limit)),
    to.usage.custom_voices_limit < from.usage.custom_voices_limit &&
      words.voices(formatExact(to.usage.custom_voices_limit)),
    to.speech.pvc_limit < from.speech.pvc_limit && words.professionalVoices(to.speech.pvc_limit),
    from.feature_flags.instant_voice_cloning && !to.feature_flags.instant_voice_cloning && words.cloning,
    to.quality_and_formats.mp3_bitrate_kbps_max < from.quality_and_formats.mp3_bitrate_kbps_max &&
      words.bitrate(to.quality_and_formats.mp3_bitrate_kbps_max),
    from.feature_flags.usage_based_billing && !to.feature_flags.usage_based_billing && words.extension,
    from.licensing_flags.commercial_license && !to.licensing_flags.commercial_license && words.licence,
    to.seats < from.seats && words.seats(to.seats),
  ]
  return losses.filter((loss) => loss !== false)
}

/** Null is without a bound. */
function isLess(one: number | null, other: number | null): boolean {
  return one !== null && (other === null || one < other)
}

function countText(count: number | null): string {
  return count === null ? billingWords.unlimited : formatExact(count)
}
