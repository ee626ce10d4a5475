import { useMemo } from 'react'

import {
  type Commenting,
  type CommentTimes,
  commentTimesOf,
  useCommenting,
  withinS,
} from '#productions/comments/index.ts'
import type { WorkPath } from '../queries.ts'
import type { Sound } from '../sound/create-sound.ts'

export type BenchComments = {
  readonly commenting: Commenting
  /** Answers how many begin in a stretch: made anew when comments change, and not while somebody types. */
  readonly times: CommentTimes
  /** Begins one where the needle is. */
  readonly onComment: () => void
}

type BenchCommentsOf = {
  readonly path: WorkPath
  readonly sound: Sound
  readonly durationS: number
  /** Brings the comments to the screen. */
  readonly show: () => void
}

/** Lets somebody comment on the work where the needle is. */
export function useBenchComments({ path, sound, durationS, show }: BenchCommentsOf): BenchComments {
  const commenting = useCommenting(path)
  const { comments, ways, mayWrite } = commenting
  const times = useMemo(() => commentTimesOf(comments ?? []), [comments])
  const onComment = () => {
    if (!mayWrite) return
    show()
    ways.begin(withinS(sound.positionS(), durationS))
  }
  return { commenting, times, onComment }
}
