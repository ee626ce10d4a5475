import { type PlanFactChange } from '@vireo/contracts/billing'
import { creditsText } from '@vireo/contracts/plans'

import { formatExact, formatSize } from '#kit/format/index.ts'
import { billingWords } from '../words.ts'
import { changeWords } from './words.ts'

type Said = (after: number, change: PlanFactChange) => string

const words = changeWords.consequences
/** What is said of each fact whose number there is after a change. Tools that cannot be used yet are no news. */
const said: Readonly<Record<PlanFactChange['fact'], Said | undefined>> = {
  credits: (after) => words.credits(formatExact(after)),
  extra_credits: (after, { before }) =>
    after === 0 ? words.extension : before === 0 ? words.withExtension : words.moreExtension(formatExact(after)),
  voices: (after, { is_loss: isLoss }) => (isLoss ? words.voices : words.moreVoices)(formatExact(after)),
  professional_voices: (after) => words.professionalVoices(after),
  instant_cloning: (_, { is_loss: isLoss }) => (isLoss ? words.cloning : words.withCloning),
  concurrency: (after) => words.atOnce(formatExact(after)),
  turbo_concurrency: (after) => words.fastAtOnce(formatExact(after)),
  seats: (after) => words.seats(after),
  mp3_bitrate_kbps: (after, { is_loss: isLoss }) => (isLoss ? words.bitrate : words.betterBitrate)(after),
  pcm_sample_rate_hz: (after, { is_loss: isLoss }) =>
    (isLoss ? words.sampleRate : words.betterSampleRate)(formatExact(after / 1000)),
  commercial_license: (_, { is_loss: isLoss }) => (isLoss ? words.licence : words.withLicence),
  storage_bytes: (after) => words.storage(formatSize(after)),
  enterprise_features: (_, { is_loss: isLoss }) => (isLoss ? words.enterprise : words.withEnterprise),
  dubbing_studio: undefined,
  audio_native: undefined,
}

const boundless: Partial<Record<PlanFactChange['fact'], () => string>> = {
  credits: () => creditsText(null, billingWords.features, formatExact),
  extra_credits: () => words.extensionUnlimited,
  storage_bytes: () => words.storageUnlimited,
}

/** Says in a sentence what is more or less after a change; undefined for what nobody can use yet. */
export function factText(change: PlanFactChange): string | undefined {
  if (change.after === null) return boundless[change.fact]?.()
  return said[change.fact]?.(Number(change.after), change)
}
