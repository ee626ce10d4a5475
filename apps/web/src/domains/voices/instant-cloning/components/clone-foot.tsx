import { Button, clockText } from '@vireo/ui'
import { CircleAlert } from 'lucide-react'

import { PageFoot } from '#kit/page/index.ts'
import { type Sample, usable } from '#voices/samples/index.ts'
import type { CloneState } from '../use-clone.ts'
import { cloningWords } from '../words.ts'

/** Keeps the one action in sight, with how much there is to clone from, and why it failed before. */
export function CloneFoot({
  state,
  samples,
  missing,
  onCreate,
}: {
  readonly state: CloneState
  readonly samples: readonly Sample[]
  /** How many things stand against it, where it was tried. */
  readonly missing: number
  readonly onCreate: () => void
}) {
  const note = missing > 0 ? <span className="text-danger">{cloningWords.missing(missing)}</span> : summaryOf(samples)
  return (
    <PageFoot note={state.status === 'failed' ? <Failure state={state} /> : note}>
      <Button variant="primary" onClick={onCreate}>
        {cloningWords.create}
      </Button>
    </PageFoot>
  )
}

/** Sums up what would be cloned from; nothing while there is nothing. */
function summaryOf(samples: readonly Sample[]): string | undefined {
  const used = usable(samples)
  const lengthMs = used.reduce((sum, { source }) => sum + (source.durationMs ?? 0), 0)
  if (used.length === 0) return undefined
  return cloningWords.summary(used.length, clockText(lengthMs))
}

function Failure({ state }: { readonly state: Extract<CloneState, { status: 'failed' }> }) {
  return (
    <div role="alert" className="flex gap-2 text-danger">
      <CircleAlert aria-hidden size={16} className="mt-[3px] shrink-0" />
      <div className="min-w-0">
        <p className="font-medium">{cloningWords.failed}</p>
        <p>{state.message}</p>
        {state.requestId ? <code className="text-xs select-all">{state.requestId}</code> : null}
      </div>
    </div>
  )
}
