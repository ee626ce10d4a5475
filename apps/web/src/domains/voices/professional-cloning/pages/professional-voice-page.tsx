import { EmptyState, Skeleton, SkeletonRows } from '@vireo/ui'
import { AudioWaveform } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'

import { QueryError } from '#kit/failures/query-error.tsx'
import { PageLead, PageTitle } from '#kit/page/index.ts'
import { NextStep } from '../components/next-step.tsx'
import { StepList } from '../components/step-list.tsx'
import { footNoteOf } from '../foot-note.ts'
import { DetailsStep, ProofStep, SamplesStep, SpeakersStep, TrainingStep } from '../later-components.ts'
import { professionalOf, useProfessionalVoice } from '../queries.ts'
import { firstOpenStep, type ProfessionalVoice, type Step, steps } from '../steps.ts'
import { professionalWords } from '../words.ts'

const panels = {
  details: DetailsStep,
  samples: SamplesStep,
  speakers: SpeakersStep,
  proof: ProofStep,
  training: TrainingStep,
} as const

/** Leads through everything about one professional voice, step by step; who comes back goes on where something is missing. */
export function ProfessionalVoicePage() {
  const { voiceId = '' } = useParams()
  const query = useProfessionalVoice(voiceId)
  const voice = professionalOf(query.data)
  if (query.isPending) return <LoadingFlow />
  if (query.isError && !query.data)
    return <QueryError title={professionalWords.loadFailed} error={query.error} onRetry={query.refetch} />
  if (voice) return <Flow voice={voice} />
  return (
    <EmptyState icon={<AudioWaveform size={28} />} title={professionalWords.notProfessional}>
      {professionalWords.notProfessionalHelp}
    </EmptyState>
  )
}

function Flow({ voice }: { readonly voice: ProfessionalVoice }) {
  const [parameters, setParameters] = useSearchParams()
  const chosen = steps.find((step) => step === parameters.get('step'))
  // Where somebody came in they stay until they go: what gets done meanwhile takes nobody along.
  const [entered] = useState(() => firstOpenStep(voice))
  const step = chosen ?? entered
  const go = (to: Step) => setParameters({ step: to })
  const Panel = panels[step]
  return (
    <>
      <PageTitle>{voice.name}</PageTitle>
      <PageLead>{professionalWords.flowLead}</PageLead>
      <div className="flex max-w-[47.5rem] flex-col gap-6">
        <StepList voice={voice} step={step} onGo={go} />
        <Suspense fallback={<LoadingPanel />}>
          <Panel key={step} voice={voice} />
        </Suspense>
        <NextStep voice={voice} step={step} note={footNoteOf(voice, step)} onGo={go} />
      </div>
    </>
  )
}

function LoadingFlow() {
  return (
    <div aria-busy className="flex max-w-[47.5rem] flex-col gap-6">
      <div className="flex justify-around">
        {steps.map((step) => (
          <Skeleton key={step} round className="size-8" />
        ))}
      </div>
      <LoadingPanel />
    </div>
  )
}

function LoadingPanel() {
  return (
    <div className="flex flex-col gap-4 rounded-lg bg-surface p-6">
      <Skeleton className="h-6 w-1/3" />
      <SkeletonRows rows={4} />
    </div>
  )
}
