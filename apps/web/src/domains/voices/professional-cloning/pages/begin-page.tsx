import { professionalCloningEndpoints } from '@vireo/contracts/professional-cloning'
import { buttonClasses, EmptyState, Section } from '@vireo/ui'
import { AudioWaveform } from 'lucide-react'
import { useNavigate } from 'react-router'

import { call } from '#kit/api/index.ts'
import { PageLead } from '#kit/page/index.ts'
import { AppLink, paths } from '#kit/routing/index.ts'
import { useSubscription } from '#usage'
import { DetailsForm } from '../components/details-form.tsx'
import { WhatComes } from '../components/what-comes.tsx'
import { useRefreshVoice } from '../queries.ts'
import { professionalWords } from '../words.ts'

/** Begins a professional voice, and goes on to its recordings; where the plan has that. */
export function BeginPage() {
  const { data: subscription } = useSubscription()
  const isInPlan = subscription?.can_use_professional_voice_cloning !== false
  return (
    <>
      <PageLead>{professionalWords.beginLead}</PageLead>
      <div className="grid gap-8 xl:grid-cols-[minmax(0,47.5rem)_minmax(0,1fr)]">
        {isInPlan ? <BeginForm /> : <NotInPlan />}
        <WhatComes />
      </div>
    </>
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
    <Section title={professionalWords.detailsTitle} lead={professionalWords.detailsLead}>
      <DetailsForm
        action={professionalWords.begin}
        isPrimary
        onSave={async (values) => {
          const { voice_id: voiceId } = await call(professionalCloningEndpoints.create, values)
          await refresh()
          await navigate(`${paths.professionalClone}/${voiceId}`, { replace: true })
        }}
      />
    </Section>
  )
}
