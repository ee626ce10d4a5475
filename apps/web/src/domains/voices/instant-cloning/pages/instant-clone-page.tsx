import { buttonClasses, EmptyState } from '@vireo/ui'
import { Mic } from 'lucide-react'

import { PageLead } from '#kit/page/index.ts'
import { AppLink, paths } from '#kit/routing/index.ts'
import { useSubscription } from '#usage'
import { CloneFlow } from '../components/clone-flow.tsx'
import { cloningWords } from '../words.ts'

/** Leads from recordings to a voice; where the plan has that. */
export function InstantClonePage() {
  const { data: subscription } = useSubscription()
  return (
    <>
      <PageLead>{cloningWords.lead}</PageLead>
      {subscription?.can_use_instant_voice_cloning === false ? <NotInPlan /> : <CloneFlow />}
    </>
  )
}

function NotInPlan() {
  return (
    <div className="max-w-[47.5rem] rounded-lg bg-surface">
      <EmptyState
        icon={<Mic size={28} />}
        title={cloningWords.notInPlan}
        action={
          <AppLink to={paths.subscription} className={buttonClasses({ variant: 'primary' })}>
            {cloningWords.plans}
          </AppLink>
        }
      >
        {cloningWords.notInPlanHelp}
      </EmptyState>
    </div>
  )
}
