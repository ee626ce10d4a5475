import type { RemixingSessionDetails, SessionIteration } from '@vireo/contracts/voice-design'
import { Button, joinClasses, VoiceFace } from '@vireo/ui'

import { drawnOf } from '#kit/faces/index.ts'
import { designWords } from '../words.ts'
import { DeleteSession } from './delete-session.tsx'

/** Shows every step of a session as a quiet timeline, oldest first, and how they branch. */
export function StepList({
  session,
  currentId,
  onGoBack,
  onLeave,
}: {
  readonly session: RemixingSessionDetails
  readonly currentId: string | undefined
  readonly onGoBack: (iteration: SessionIteration) => void
  /** The session is gone, or somebody starts over. */
  readonly onLeave: () => void
}) {
  const numberOf = (id: string | null) =>
    session.iterations.findIndex((one) => one.remixing_session_iteration_id === id) + 1
  return (
    <section aria-label={designWords.history} className="flex flex-col gap-3">
      <h2 className="text-sm font-semibold">{designWords.history}</h2>
      <ol className="flex flex-col">
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
      <div className="-ml-3 flex flex-wrap gap-x-1">
        <Button size="sm" variant="ghost" onClick={onLeave}>
          {designWords.newSession}
        </Button>
        <DeleteSession sessionId={session.remixing_session_id} onDeleted={onLeave} />
      </div>
    </section>
  )
}

type StepProps = {
  readonly iteration: SessionIteration
  readonly number: number
  /** 0 for a beginning. */
  readonly after: number
  readonly isCurrent: boolean
  readonly onGoBack: () => void
}

function Step({ iteration, number, after, isCurrent, onGoBack }: StepProps) {
  const isBranch = after > 0 && after !== number - 1
  const where = isBranch ? ` · ${designWords.branched(after)}` : ''
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className="relative flex flex-col gap-1 pb-5 pl-5 before:absolute before:top-4 before:bottom-0 before:left-[3px] before:w-0.5 before:bg-line last:pb-1 last:before:hidden"
    >
      <span
        aria-hidden
        className={joinClasses('absolute top-1.5 left-0 size-2 rounded-full', isCurrent ? 'bg-ink' : 'bg-control')}
      />
      <p className="text-xs text-muted">
        {designWords.step(number)} · {designWords.kinds[iteration.kind]}
        {where}
      </p>
      <p
        className={joinClasses('line-clamp-2 text-sm', isCurrent && 'font-medium')}
        title={iteration.voice_description}
      >
        {iteration.voice_description}
      </p>
      <div className="flex min-h-8 flex-wrap items-center gap-x-3">
        <span className="flex -space-x-1.5">
          {iteration.previews.map(({ generated_voice_id: id, face }) => (
            <VoiceFace key={id} {...drawnOf(face)} size={24} className="ring-2 ring-canvas" />
          ))}
        </span>
        {isCurrent ? (
          <span className="text-xs text-muted">{designWords.current}</span>
        ) : (
          <button
            type="button"
            className="rounded-sm text-xs font-medium underline-offset-2 hover:underline"
            aria-label={`${designWords.goBack}: ${designWords.step(number)}`}
            onClick={onGoBack}
          >
            {designWords.goBack}
          </button>
        )}
      </div>
    </li>
  )
}
