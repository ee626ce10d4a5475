import type { TaskComment } from '@vireo/contracts/productions'
import { Check } from 'lucide-react'
import type { PointerEvent } from 'react'

import { CommentGlyph } from '#productions/comments/index.ts'
import type { Sight } from './draw-lane.ts'

type CommentMarksProps = {
  readonly comments: readonly TaskComment[]
  readonly sight: Sight
  readonly pxPerS: number
  readonly onPick: (seconds: number) => void
}

/** Shows where in the recording there are comments, and how long what they are about is; those that are resolved are ticked. */
export function CommentMarks({ comments, sight, pxPerS, onPick }: CommentMarksProps) {
  const end = sight.fromS + sight.seconds
  return comments
    .filter(({ at_s: from, end_s: to }) => from <= end && (to ?? from) >= sight.fromS)
    .map(({ comment_id: id, at_s: at, end_s: to, text, resolved_at: resolvedAt }) => {
      const press = (event: PointerEvent) => {
        event.stopPropagation()
        onPick(at)
      }
      return (
        <span key={id} className="absolute top-3.5 z-[6]" style={{ left: (at - sight.fromS) * pxPerS }}>
          {to === null ? null : (
            <span
              className="absolute top-1.5 left-0 h-0.5 bg-accent opacity-70"
              style={{ width: (to - at) * pxPerS }}
            />
          )}
          <span
            title={text}
            className="absolute top-0 left-0 grid size-4 -translate-x-1/2 cursor-pointer place-items-center rounded-full bg-surface text-accent"
            onPointerDown={press}
          >
            {resolvedAt === null ? <CommentGlyph size={12} look="full" /> : <Check size={12} />}
          </span>
        </span>
      )
    })
}
