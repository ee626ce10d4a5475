import type { PlanFactChange } from '@vireo/contracts/billing'
import type { Entitlements } from '#plans'

type Fact = PlanFactChange['fact']
type Value = PlanFactChange['before']

/** Lists what a plan allows that people may lose or gain, in the order in which they are told. */
function factsOf(plan: Entitlements): ReadonlyMap<Fact, Value> {
  const bounded = (value: number | 'unlimited') => (value === 'unlimited' ? null : value)
  return new Map<Fact, Value>([
    ['credits', bounded(plan.creditsPerPeriod)],
    ['extra_credits', bounded(plan.extensionCredits)],
    ['voices', plan.voices],
    ['professional_voices', plan.professionalVoices],
    ['instant_cloning', plan.instantCloning],
    ['concurrency', plan.concurrency.multilingual],
    ['turbo_concurrency', plan.concurrency.turbo],
    ['seats', plan.seats],
    ['mp3_bitrate_kbps', plan.mp3BitrateKbpsMax],
    ['pcm_sample_rate_hz', plan.pcmSampleRateHzMax],
    ['commercial_license', plan.commercialLicence],
    ['storage_bytes', bounded(plan.storageBytes)],
    ['dubbing_studio', plan.dubbingStudio],
    ['audio_native', plan.audioNative],
    ['enterprise_features', plan.enterpriseFeatures],
  ])
}

/** Lists what is more and what is less on another plan; leaves out what is the same. */
export function factChanges(before: Entitlements, after: Entitlements): PlanFactChange[] {
  const then = factsOf(after)
  return [...factsOf(before)].flatMap(([fact, value]) => {
    const next = then.get(fact) ?? null
    return next === value ? [] : [{ fact, before: value, after: next, is_loss: size(next) < size(value) }]
  })
}

function size(value: Value): number {
  return value === null ? Infinity : Number(value)
}
