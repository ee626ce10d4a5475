import type { Problem, TimedSegment } from '@vireo/transcripts/timed'
import { useDeferredValue } from 'react'

import type { Writing } from '../bench/use-writing.ts'
import { workbenchWords } from '../words.ts'
import { problemText } from './problem-text.ts'

/** What is to be looked at is not shown all at once: it is gone through one after the other. */
const shownMost = 200

/** Lists what should be looked at, in the order of time; each leads to its segment. */
export function ProblemList({
  writing,
  onGo,
}: {
  readonly writing: Writing
  readonly onGo: (segment: TimedSegment) => void
}) {
  const { segments, problems } = useDeferredValue({ segments: writing.text.segments, problems: writing.problems })
  const found = segments.flatMap((segment, at) => foundIn(segment, problems[at]))
  if (found.length === 0) return <p className="text-sm text-muted">{workbenchWords.noProblems}</p>
  return (
    <>
      <ul className="flex flex-col">
        {found.slice(0, shownMost).map(({ segment, problem }) => (
          <li key={`${segment.id} ${problem.kind}`}>
            <button
              type="button"
              className="pressed flex w-full gap-3 rounded-md px-2 py-1.5 text-left text-sm hover:bg-hover"
              onClick={() => onGo(segment)}
            >
              <span className="shrink-0 text-muted tabular-nums">{workbenchWords.clock(segment.start_s)}</span>
              <span className="min-w-0 break-words">{problemText(problem)}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length > shownMost ? (
        <p className="mt-2 text-xs text-muted">{workbenchWords.moreProblems(found.length - shownMost)}</p>
      ) : null}
    </>
  )
}

function foundIn(segment: TimedSegment, problems: readonly Problem[] | undefined) {
  return (problems ?? []).map((problem) => ({ segment, problem }))
}
