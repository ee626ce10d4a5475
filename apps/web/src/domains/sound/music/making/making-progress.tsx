import { ProgressBar } from '@vireo/ui'
import { useEffect, useState } from 'react'

import { usualMs } from '../music-form.ts'
import { musicWords } from '../words.ts'
import { keepPace, paceOf, shareAt } from './pace.ts'
import type { MakingState } from './use-attempt.ts'

/** Shows how far a piece is, as fast as this instance made the last ones; the end is not known before it is there. */
export function MakingProgress({
  durationMs = usualMs,
  since,
  isForVideo = false,
}: Omit<Extract<MakingState, { status: 'making' }>, 'status'>) {
  const [nowMs, setNowMs] = useState(() => performance.now())
  const [pace] = useState(paceOf)
  useEffect(() => {
    const timer = setInterval(() => setNowMs(performance.now()), 200)
    return () => {
      clearInterval(timer)
      // How long a video is watched says nothing of how fast music is made.
      if (!isForVideo) keepPace(performance.now() - since, durationMs)
    }
  }, [since, durationMs, isForVideo])
  const elapsedMs = Math.max(0, nowMs - since)
  const leftMs = durationMs / pace - elapsedMs
  return (
    <div className="flex flex-col gap-1.5">
      <p>
        {isForVideo
          ? musicWords.composingForVideo
          : leftMs > 1000
            ? musicWords.composingLeft(Math.ceil(leftMs / 1000))
            : musicWords.composing}
      </p>
      <ProgressBar label={musicWords.composing} value={shareAt(elapsedMs, durationMs, pace)} />
    </div>
  )
}
