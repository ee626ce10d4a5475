import { professionalCloningEndpoints } from '@vireo/contracts/professional-cloning'
import { buttonClasses, EmptyState, Section } from '@vireo/ui'
import { AudioWaveform } from 'lucide-react'
import { useNavigate } from 'react-router'

import { call } from '#kit/api/index.ts'
import { AppLink, paths } from '#kit/routing/index.ts'
import { SharedPage } from '#kit/shared-page.tsx'
import { useSubscription } from '#usage'
import { DetailsForm } from '../components/details-form.tsx'
import { useRefreshVoice } from '../queries.ts'
import { professionalWords } from '../words.ts'

/** Begins a professional voice, and goes on to its recordings; where the plan has that. */
export function BeginPage() {
  const { data: subscription } = useSubscription()
  return (
    <SharedPage>
      {subscription?.can_use_professional_voice_cloning === false ? <NotInPlan /> : <BeginForm />}
    </SharedPage>
  )
}

function NotInPlan() {
  return (
    <div className="rounded-lg bg-surface">
      <EmptyState
        icon={<AudioWaveform size={28} />}
        title={professionalWords.notInPlan}
        action={
          <AppLink to={paths.subscription} className={buttonClasses({ variant: 'primary' })}>
            {professionalWords.plans}
          </AppLink>
        }
      >
        {professionalWords.notInPlanHelp}
      </EmptyState>
    </div>
  )
}

function BeginForm() {
  const navigate = useNavigate()
  const refresh = useRefreshVoice()
  return (
    <Section title={professionalWords.beginTitle} lead={professionalWords.beginLead}>
      <DetailsForm
        action={professionalWords.begin}
        onSave={async (values) => {
          const { voice_id: voiceId } = await call(professionalCloningEndpoints.create, values)
          await refresh()
          await navigate(`${paths.professionalClone}/${voiceId}`, { replace: true })
        }}
      />
    </Section>
  )
}
