import { Badge, Button } from '@vireo/ui'
import { useState } from 'react'

import { ReasonDialog } from '../components/reason-dialog.tsx'
import { useRefreshWork, type WorkKind } from './queries.ts'
import type { Stuck } from './stuck.ts'
import { workWords } from './words.ts'

/** Shows one letter, event or job, what went wrong with it, and what can be done about it. */
export function StuckRow({ kind, thing }: { readonly kind: WorkKind; readonly thing: Stuck }) {
  const [asking, setAsking] = useState<'retry' | 'stop'>()
  const refresh = useRefreshWork()
  const { name, state, facts, error } = thing
  const retry = kind === 'events' ? workWords.retryNow : workWords.retry
  const act = asking && thing[asking]
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 rounded-lg bg-surface p-4">
      <div className="min-w-0 grow basis-64 text-sm">
        <h2 className="flex flex-wrap items-center gap-2 font-medium">
          <span className="min-w-0 break-all">{name}</span>
          <Badge tone={state.tone}>{state.text}</Badge>
        </h2>
        <p className="break-words text-muted tabular-nums">{facts.join(' · ')}</p>
        {error === null ? null : (
          <p className="mt-1 border-l-2 border-line pl-3 break-words whitespace-pre-wrap">
            <bdi>{error}</bdi>
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {thing.retry ? (
          <Button aria-label={`${retry}: ${name}`} onClick={() => setAsking('retry')}>
            {retry}
          </Button>
        ) : null}
        {thing.stop ? (
          <Button variant="danger" aria-label={`${workWords.stop}: ${name}`} onClick={() => setAsking('stop')}>
            {workWords.stop}
          </Button>
        ) : null}
      </div>
      {asking && act ? (
        <ReasonDialog
          title={`${asking === 'stop' ? workWords.stop : retry}: ${name}`}
          lead={asking === 'stop' ? workWords.stopLead : workWords.retryLead[kind]}
          action={asking === 'stop' ? workWords.stop : retry}
          done={workWords.done[asking]}
          danger={asking === 'stop'}
          act={async (reason) => {
            await act(reason)
            await refresh()
          }}
          onClose={() => setAsking(undefined)}
        />
      ) : null}
    </li>
  )
}
