import { buttonClasses } from '@vireo/ui'

import { AppLink, paths } from '#kit/routing/index.ts'
import { useSubscription } from '#usage'
import { audioNativeWords } from '../words.ts'

/** Tells whether the plan has audio native; until that is known, nobody is told that it has not. */
export function useHasAudioNative(): boolean {
  return useSubscription().data?.can_use_audio_native !== false
}

/** Leads to the plans that have audio native. */
export function PlansLink() {
  return (
    <AppLink to={paths.subscription} className={buttonClasses({ variant: 'primary' })}>
      {audioNativeWords.plans}
    </AppLink>
  )
}

/** Says above what there is already that a plan without audio native adds nothing to it. */
export function PlanNotice() {
  if (useHasAudioNative()) return null
  return (
    <div
      role="note"
      className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-warning-soft px-4 py-3 text-sm"
    >
      <p className="max-w-[64ch] text-warning">{audioNativeWords.notInPlanStays}</p>
      <PlansLink />
    </div>
  )
}
