import { type Feedback, reviewCategories } from '@vireo/contracts/productions'
import { Badge, clockText } from '@vireo/ui'

import { dayText } from '../shown/instants.ts'
import { taskWords } from './words.ts'

/** Shows one look at a task: what was decided, the scores and the notes. */
export function FeedbackItem({ feedback }: { readonly feedback: Feedback }) {
  const { state, scores, notes, by_buyer: isByBuyer, decided_at: decided, acknowledged_at: read } = feedback
  return (
    <li className="flex flex-col gap-2 py-3 text-sm first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{isByBuyer ? taskWords.byBuyer : taskWords.byReviewer}</span>
        {state === 'approved' || state === 'changes_requested' ? (
          <Badge tone={state === 'approved' ? 'success' : 'warning'}>{taskWords.decided[state]}</Badge>
        ) : (
          <span className="text-muted">{taskWords.underReview}</span>
        )}
        {decided === null ? null : <span className="text-xs text-muted tabular-nums">{dayText(decided)}</span>}
        {read === null ? null : <span className="text-xs text-muted">{taskWords.acknowledged(dayText(read))}</span>}
      </p>
      {scores === null ? null : (
        <dl className="flex flex-wrap gap-x-4 gap-y-1">
          {reviewCategories.map((category) => (
            <div key={category} className="flex gap-1">
              <dt className="text-muted">{taskWords.categories[category]}</dt>
              <dd className="tabular-nums">{taskWords.ofFive(scores[category])}</dd>
            </div>
          ))}
        </dl>
      )}
      <ul className="flex flex-col gap-1 empty:hidden">
        {notes.map(({ text, at_s: at }, index) => (
          // Notes have no name of their own, and never change once they are there.
          <li key={`${index} ${text}`} className="rounded-md bg-fill p-2">
            {at === null ? null : <span className="mr-2 text-xs text-muted tabular-nums">{clockText(at * 1000)}</span>}
            <span dir="auto" className="wrap-anywhere whitespace-pre-line">
              {text}
            </span>
          </li>
        ))}
      </ul>
    </li>
  )
}
