import { useEffect, useRef, useState } from 'react'

import { joinClasses } from '../../join-classes.ts'
import { type WaveWord, wordsShown } from './place-words.ts'

/** Shows words under a waveform at their times, the one that is heard in ink; where there is no room for all, that one. */
export function WaveWords({
  words,
  positionMs,
  durationMs,
}: {
  readonly words: readonly WaveWord[]
  readonly positionMs: number
  readonly durationMs: number
}) {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const sizes = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)))
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [])
  return (
    <div ref={ref} aria-hidden className="relative h-5 w-full overflow-hidden">
      {wordsShown(words, { durationMs, width, positionMs }).map(({ text, startMs, endMs, left }) => (
        <span
          key={`${startMs} ${text}`}
          className={joinClasses(
            'absolute top-0.5 text-xs whitespace-nowrap',
            positionMs >= startMs && positionMs < endMs ? 'font-medium text-ink' : 'text-faint',
          )}
          style={{ left }}
        >
          {text}
        </span>
      ))}
    </div>
  )
}
