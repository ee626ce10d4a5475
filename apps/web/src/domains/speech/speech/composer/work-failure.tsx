import { joinClasses } from '@vireo/ui'
import { CircleAlert } from 'lucide-react'

import type { WorkFailure } from '../work.ts'
import { speechWords } from '../words.ts'

/** Says why it did not work, what to do, and what to tell those who could find out more. */
export function WorkFailureNotice({
  failure,
  className,
}: {
  readonly failure: WorkFailure
  readonly className?: string
}) {
  return (
    <div
      role="alert"
      className={joinClasses('flex gap-2 rounded-md bg-danger-soft p-3 text-sm text-danger', className)}
    >
      <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
      <div>
        <p className="font-medium">{failure.message}</p>
        {failure.advice ? <p>{failure.advice}</p> : null}
        {failure.requestId ? (
          <p className="text-xs">
            {speechWords.requestId} <code className="font-mono select-all">{failure.requestId}</code>
          </p>
        ) : null}
      </div>
    </div>
  )
}
