import { Button, showSuccess, showUndoable } from '@vireo/ui'
import { useState } from 'react'

import { ConfirmFirst } from '#kit/failures/confirm-first.tsx'
import { showFailure } from '#kit/failures/show-failure.ts'
import { useDecide } from './queries.ts'
import type { ReportedThing } from './reported-thing.ts'
import { reportWords } from './words.ts'

/** Offers what can be decided about something as things are. */
export function Decisions({ thing }: { readonly thing: ReportedThing }) {
  const { state, title, about } = thing
  const decide = useDecide()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const once = (decision: 'restore' | 'dismiss', done: string) => async () => {
    setBusy(true)
    try {
      await decide(thing, decision)
      showSuccess(done)
    } catch (error) {
      showFailure(error)
    } finally {
      setBusy(false)
    }
  }
  const restore = once('restore', reportWords.restored[about])
  if (state === 'taken_down')
    return (
      <Button loading={isBusy} onClick={() => void restore()} aria-label={`${reportWords.restore}: ${title}`}>
        {reportWords.restore}
      </Button>
    )
  return (
    <div className="flex flex-wrap gap-2">
      {state === 'open' ? (
        <Button
          loading={isBusy}
          onClick={() => void once('dismiss', reportWords.dismissed)()}
          aria-label={`${reportWords.dismiss}: ${title}`}
        >
          {reportWords.dismiss}
        </Button>
      ) : null}
      <Button
        variant="danger"
        disabled={isBusy}
        onClick={() => setAsking(true)}
        aria-label={`${reportWords.takeDown}: ${title}`}
      >
        {reportWords.takeDown}
      </Button>
      {isAsking ? (
        <ConfirmFirst
          danger
          title={reportWords.takeDownTitle[about]}
          consequence={reportWords.takeDownConsequence[about]}
          action={reportWords.takeDown}
          act={async () => {
            await decide(thing, 'take-down')
            showUndoable(reportWords.takenDown[about], { action: reportWords.undo, onUndo: () => void restore() })
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  )
}
