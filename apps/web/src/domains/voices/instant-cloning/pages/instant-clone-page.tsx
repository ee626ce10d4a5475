import { Button, buttonClasses, EmptyState, ProgressBar } from '@vireo/ui'
import { CircleAlert, Info, Mic } from 'lucide-react'
import { useState } from 'react'

import { AppLink, paths } from '#kit/routing/index.ts'
import { SharedPage } from '#kit/shared-page.tsx'
import { useSubscription } from '#usage'
import { type Samples, usable, useSamples } from '#voices/samples/index.ts'
import { type CloneWishes, noWishes } from '../clone-wishes.ts'
import { CloneResult } from '../components/clone-result.tsx'
import { ConsentSection } from '../components/consent-section.tsx'
import { SamplesSection } from '../components/samples-section.tsx'
import { VoiceSection } from '../components/voice-section.tsx'
import { type CloneState, useClone } from '../use-clone.ts'
import { cloningWords } from '../words.ts'

type Problems = { readonly samples?: string; readonly name?: string; readonly consent?: string }

/** What stands against asking for the clone. */
function problemsOf(wishes: CloneWishes, { list }: Samples): Problems {
  const isChecking = list.some(({ status }) => status === 'checking')
  const samples = isChecking ? cloningWords.stillChecking : cloningWords.samplesRequired
  return {
    ...((isChecking || usable(list).length === 0) && { samples }),
    ...(wishes.name.trim() === '' && { name: cloningWords.nameRequired }),
    ...(!wishes.agrees && { consent: cloningWords.consentRequired }),
  }
}

/** Recordings in, a voice out; where the plan has that. */
export function InstantClonePage() {
  const { data: subscription } = useSubscription()
  return (
    <SharedPage>{subscription?.can_use_instant_voice_cloning === false ? <NotInPlan /> : <CloneForm />}</SharedPage>
  )
}

function NotInPlan() {
  return (
    <div className="rounded-lg bg-surface">
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

function CloneForm() {
  const samples = useSamples()
  const [wishes, setWishes] = useState(noWishes)
  const [problems, setProblems] = useState<Problems>({})
  const { state, create, cancel, reset } = useClone(samples.note)
  const change = (part: Partial<CloneWishes>) => {
    setWishes((before) => ({ ...before, ...part }))
    setProblems({})
  }
  const submit = () => {
    const found = problemsOf(wishes, samples)
    setProblems(found)
    if (Object.keys(found).length === 0) void create(wishes, samples.list)
  }
  const again = () => {
    samples.clear()
    setWishes(noWishes)
    reset()
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-2xl text-sm text-muted">{cloningWords.lead}</p>
      {state.status === 'done' ? (
        <CloneResult done={state} onAnother={again} />
      ) : (
        <>
          <SamplesSection
            samples={samples}
            removesNoise={wishes.removesNoise}
            onRemovesNoise={(removesNoise) => change({ removesNoise })}
            problem={problems.samples}
          />
          {samples.method ? <Method method={samples.method} /> : null}
          <VoiceSection wishes={wishes} problem={problems.name} onChange={change} />
          <ConsentSection agrees={wishes.agrees} problem={problems.consent} onChange={(agrees) => change({ agrees })} />
          <Action state={state} onCreate={submit} onCancel={cancel} />
        </>
      )}
    </div>
  )
}

function Method({ method }: { readonly method: NonNullable<Samples['method']> }) {
  return (
    <aside className="flex gap-2 rounded-lg bg-surface p-3 text-sm text-muted">
      <Info aria-hidden size={16} className="mt-0.5 shrink-0" />
      <p>
        <span className="font-medium text-ink">{cloningWords.howTitle}.</span> {cloningWords.methods[method]}
      </p>
    </aside>
  )
}

function Action({
  state,
  onCreate,
  onCancel,
}: {
  readonly state: CloneState
  readonly onCreate: () => void
  readonly onCancel: () => void
}) {
  const isWorking = state.status === 'uploading' || state.status === 'matching'
  const progress =
    state.status === 'uploading' ? cloningWords.uploading(Math.floor(state.share * 100)) : cloningWords.matching
  return (
    <div className="flex flex-col gap-3">
      {state.status === 'failed' ? (
        <div role="alert" className="flex gap-2 rounded-md bg-danger-soft p-3 text-sm text-danger">
          <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
          <div>
            <p className="font-medium">{cloningWords.failed}</p>
            <p>{state.message}</p>
            {state.requestId ? <code className="text-xs select-all">{state.requestId}</code> : null}
          </div>
        </div>
      ) : null}
      {isWorking ? (
        <>
          <ProgressBar label={cloningWords.progress} value={state.status === 'uploading' ? state.share : undefined} />
          <div className="flex items-center justify-between gap-4">
            <output className="text-sm text-muted">{progress}</output>
            <Button onClick={onCancel}>{cloningWords.cancel}</Button>
          </div>
        </>
      ) : (
        <div>
          <Button variant="primary" size="lg" onClick={onCreate}>
            {cloningWords.create}
          </Button>
        </div>
      )}
    </div>
  )
}
