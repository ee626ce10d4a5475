import type { PlanOffer } from '@vireo/contracts'

import { formatExact } from '../../../kit/format/index.ts'
import { changeWords } from '../changes/words.ts'

/** What a workspace has less and more of on another plan, in sentences; empty where nothing changes. */
export type Consequences = { readonly losses: readonly string[]; readonly gains: readonly string[] }

export function consequencesOf(from: PlanOffer, to: PlanOffer): Consequences {
  return { losses: said(lossesOf(from, to)), gains: said(gainsOf(from, to)) }
}

type Said = string | false

function lossesOf(from: PlanOffer, to: PlanOffer): Said[] {
  const words = changeWords.consequences
  return [
    isLess(to.character_limit, from.character_limit) && creditsOf(to),
    voicesOf(to) < voicesOf(from) && words.voices(formatExact(voicesOf(to))),
    to.speech.pvc_limit < from.speech.pvc_limit && words.professionalVoices(to.speech.pvc_limit),
    from.feature_flags.instant_voice_cloning && !to.feature_flags.instant_voice_cloning && words.cloning,
    kbpsOf(to) < kbpsOf(from) && words.bitrate(kbpsOf(to)),
    from.feature_flags.usage_based_billing && !to.feature_flags.usage_based_billing && words.extension,
    from.licensing_flags.commercial_license && !to.licensing_flags.commercial_license && words.licence,
    to.seats < from.seats && words.seats(to.seats),
  ]
}

function gainsOf(from: PlanOffer, to: PlanOffer): Said[] {
  const words = changeWords.consequences
  return [
    isLess(from.character_limit, to.character_limit) && creditsOf(to),
    voicesOf(to) > voicesOf(from) && words.moreVoices(formatExact(voicesOf(to))),
    to.speech.pvc_limit > from.speech.pvc_limit && words.professionalVoices(to.speech.pvc_limit),
    !from.feature_flags.instant_voice_cloning && to.feature_flags.instant_voice_cloning && words.withCloning,
    kbpsOf(to) > kbpsOf(from) && words.betterBitrate(kbpsOf(to)),
    !from.feature_flags.usage_based_billing && to.feature_flags.usage_based_billing && words.withExtension,
    !from.licensing_flags.commercial_license && to.licensing_flags.commercial_license && words.withLicence,
    to.seats > from.seats && words.seats(to.seats),
  ]
}

const voicesOf = ({ usage }: PlanOffer) => usage.custom_voices_limit
const kbpsOf = ({ quality_and_formats: quality }: PlanOffer) => quality.mp3_bitrate_kbps_max

function said(sentences: readonly Said[]): readonly string[] {
  return sentences.filter((sentence) => sentence !== false)
}

/** Null is without a bound. */
function isLess(one: number | null, other: number | null): boolean {
  return one !== null && (other === null || one < other)
}

function creditsOf({ character_limit: count }: PlanOffer): string {
  const { credits, unlimited } = changeWords.consequences
  return count === null ? unlimited : credits(formatExact(count))
}
