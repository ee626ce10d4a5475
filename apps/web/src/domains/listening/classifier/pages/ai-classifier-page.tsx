import { classifierLimits } from '@vireo/contracts/classifier'
import { Button, ProgressBar } from '@vireo/ui'
import { CircleAlert } from 'lucide-react'

import { PageLead } from '#kit/page/index.ts'
import { DropArea, FilesButton } from '#kit/recorder/index.ts'
import { VerdictSection } from '../parts/verdict-section.tsx'
import { type ClassifierState, useClassifier } from '../use-classifier.ts'
import { classifierWords } from '../words.ts'

/** Says whether a recording was made by this instance, and what that rests on. */
export function AiClassifierPage() {
  const { source, problem, state, choose, again, cancel } = useClassifier()
  const isOver = state.status === 'done' || state.status === 'failed'
  const takeFirst = ([file]: readonly File[]) => file && choose(file)
  return (
    <>
      <PageLead>{classifierWords.lead}</PageLead>
      <div className="flex max-w-[760px] flex-col gap-6">
        {state.status === 'idle' ? (
          <section aria-label={classifierWords.source} className="flex flex-col gap-3">
            <DropArea
              title={classifierWords.drop}
              limits={classifierWords.dropLimits(
                classifierLimits.fileBytesMax,
                classifierLimits.durationMsMax / 60_000,
              )}
              several={false}
              onFiles={takeFirst}
            />
            {problem === undefined ? null : <Problem text={problem} />}
          </section>
        ) : null}
        <Progress state={state} onCancel={cancel} />
        {state.status === 'failed' ? <Problem text={`${classifierWords.failed}: ${state.message}`} /> : null}
        {state.status === 'done' ? <VerdictSection found={state.found} name={source?.file.name ?? ''} /> : null}
        {isOver ? (
          <div className="flex flex-wrap gap-2">
            <FilesButton label={classifierWords.another} several={false} onFiles={takeFirst} />
            {state.status === 'failed' ? <Button onClick={again}>{classifierWords.again}</Button> : null}
          </div>
        ) : null}
        <Limits />
      </div>
    </>
  )
}

type ProgressProps = { readonly state: ClassifierState; readonly onCancel: () => void }

function Progress({ state, onCancel }: ProgressProps) {
  if (state.status !== 'uploading' && state.status !== 'working') return null
  const isSent = state.status === 'working'
  return (
    <div className="flex flex-col items-start gap-3">
      <div className="w-full">
        <ProgressBar
          label={isSent ? classifierWords.working : classifierWords.uploading}
          value={isSent ? undefined : state.share}
        />
      </div>
      <Button onClick={onCancel}>{classifierWords.cancel}</Button>
    </div>
  )
}

function Problem({ text }: { readonly text: string }) {
  return (
    <p role="alert" className="flex gap-2 rounded-md bg-danger-soft p-3 text-sm text-danger">
      <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
      {text}
    </p>
  )
}

function Limits() {
  return (
    <section aria-label={classifierWords.limits} className="flex flex-col gap-2">
      <h2 className="text-base font-semibold">{classifierWords.limits}</h2>
      <ul className="flex list-disc flex-col gap-1 pl-5 text-sm text-muted">
        {classifierWords.lost.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <p className="text-sm text-muted">{classifierWords.unmeasured}</p>
    </section>
  )
}
