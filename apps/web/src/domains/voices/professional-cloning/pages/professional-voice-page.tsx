import { EmptyState, Skeleton } from '@vireo/ui'
import { ArrowLeft, AudioWaveform } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'

import { QueryError } from '#kit/failures/query-error.tsx'
import { AppLink, paths } from '#kit/routing/index.ts'
import { SharedPage } from '#kit/shared-page.tsx'
import { NextStep, StepList } from '../components/step-list.tsx'
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

/** Everything about one professional voice, step by step; who comes back goes on where something is missing. */
export function ProfessionalVoicePage() {
  const { voiceId = '' } = useParams()
  const query = useProfessionalVoice(voiceId)
  const voice = professionalOf(query.data)
  return (
    <SharedPage>
      <AppLink
        to={paths.voiceLab}
        className="flex items-center gap-1 self-start rounded-sm text-sm text-muted hover:underline"
      >
        <ArrowLeft aria-hidden size={14} />
        {professionalWords.back}
      </AppLink>
      {query.isPending ? <Skeleton className="h-96 w-full" /> : null}
      {query.isError && !query.data ? (
        <QueryError title={professionalWords.loadFailed} error={query.error} onRetry={query.refetch} />
      ) : null}
      {query.data && !voice ? (
        <EmptyState icon={<AudioWaveform size={28} />} title={professionalWords.notProfessional}>
          {professionalWords.notProfessionalHelp}
        </EmptyState>
      ) : null}
      {voice ? <Flow voice={voice} /> : null}
    </SharedPage>
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
    <div className="mt-2 flex flex-col gap-4">
      <h2 className="truncate text-xl font-semibold">{voice.name}</h2>
      <StepList voice={voice} step={step} onGo={go} />
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <Panel key={step} voice={voice} />
      </Suspense>
      <NextStep step={step} onGo={go} />
    </div>
  )
}
