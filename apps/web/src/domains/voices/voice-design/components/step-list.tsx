import { type RemixingSessionDetails, type SessionIteration, voiceDesignEndpoints } from '@vireo/contracts/voice-design'
import { Badge, Button, ConfirmDialog, joinClasses, showSuccess } from '@vireo/ui'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'

import { call } from '#kit/api/index.ts'
import { showFailure } from '#kit/failures/show-failure.ts'
import { useRefreshDesign } from '../queries.ts'
import { designWords } from '../words.ts'

/** Every step of a session, oldest first, and how they branch. */
export function StepList({
  session,
  currentId,
  onGoBack,
  onLeave,
}: {
  readonly session: RemixingSessionDetails
  readonly currentId: string | undefined
  readonly onGoBack: (iteration: SessionIteration) => void
  /** The session is gone, or somebody begins anew. */
  readonly onLeave: () => void
}) {
  const numberOf = (id: string | null) =>
    session.iterations.findIndex((one) => one.remixing_session_iteration_id === id) + 1
  return (
    <section aria-label={designWords.history} className="flex flex-col gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div>
          <h2 className="text-base font-semibold">{designWords.history}</h2>
          <p className="text-sm text-muted">{designWords.historyLead}</p>
        </div>
        <div className="flex gap-2">
          <Button size="sm" onClick={onLeave}>
            {designWords.newSession}
          </Button>
          <DeleteSession sessionId={session.remixing_session_id} onDeleted={onLeave} />
        </div>
      </div>
      <ol className="flex flex-col gap-2">
        {session.iterations.map((iteration, at) => (
          <Step
            key={iteration.remixing_session_iteration_id}
            iteration={iteration}
            number={at + 1}
            after={numberOf(iteration.parent_iteration_id)}
            isCurrent={iteration.remixing_session_iteration_id === currentId}
            onGoBack={() => onGoBack(iteration)}
          />
        ))}
      </ol>
    </section>
  )
}

function Step({
  iteration,
  number,
  after,
  isCurrent,
  onGoBack,
}: {
  readonly iteration: SessionIteration
  readonly number: number
  /** 0 for a beginning. */
  readonly after: number
  readonly isCurrent: boolean
  readonly onGoBack: () => void
}) {
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className={joinClasses(
        'flex flex-wrap items-center gap-3 rounded-md border p-3',
        isCurrent ? 'border-accent' : 'border-line',
      )}
    >
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2 text-sm font-medium">
          {designWords.step(number)}
          <Badge>{designWords.kinds[iteration.kind]}</Badge>
          {after > 0 && after !== number - 1 ? <Badge>{designWords.branched(after)}</Badge> : null}
        </p>
        <p className="truncate text-sm text-muted" title={iteration.voice_description}>
          {iteration.voice_description}
        </p>
      </div>
      {isCurrent ? (
        <span className="text-xs text-muted">{designWords.current}</span>
      ) : (
        <Button size="sm" aria-label={`${designWords.goBack}: ${designWords.step(number)}`} onClick={onGoBack}>
          {designWords.goBack}
        </Button>
      )}
    </li>
  )
}

function DeleteSession({ sessionId, onDeleted }: { readonly sessionId: string; readonly onDeleted: () => void }) {
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const refresh = useRefreshDesign()
  const remove = async () => {
    setBusy(true)
    try {
      await call(voiceDesignEndpoints.deleteSession, { remixing_session_id: sessionId })
      onDeleted()
      showSuccess(designWords.deleted)
      await refresh()
    } catch (error) {
      showFailure(error)
      setBusy(false)
    }
  }
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        icon={<Trash2 aria-hidden size={14} />}
        onClick={() => {
          setBusy(false)
          setAsked(true)
        }}
      >
        {designWords.deleteSession}
      </Button>
      <ConfirmDialog
        open={asked}
        danger
        busy={busy}
        title={designWords.deleteTitle}
        consequence={designWords.deleteConsequence}
        action={designWords.deleteSession}
        onConfirm={() => void remove()}
        onCancel={() => setAsked(false)}
      />
    </>
  )
}
