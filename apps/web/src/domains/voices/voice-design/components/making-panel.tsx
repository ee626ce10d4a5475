import { Skeleton, Waveform } from '@vireo/ui'
import { useEffect, useRef } from 'react'

import { voiceDesignLimits } from '@vireo/contracts/voice-design'
import { designWords } from '../words.ts'

/** Holds the places of three voices while they are made, and comes into sight by itself. */
export function MakingPanel() {
  const here = useRef<HTMLElement>(null)
  useEffect(() => {
    // Browsers answer with a promise here, which an effect must not.
    void here.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section ref={here} aria-busy aria-label={designWords.working} className="flex scroll-mb-48 flex-col gap-3">
      <h2 className="text-base font-semibold">{designWords.working}</h2>
      <ul className="grid gap-3 sm:grid-cols-3">
        {Array.from({ length: voiceDesignLimits.previews }, (_, at) => (
          <li key={at} className="flex flex-col gap-4 rounded-lg bg-surface p-4">
            <div className="flex items-center gap-3">
              <Skeleton round className="size-12 shrink-0" />
              <div className="flex flex-1 flex-col gap-2">
                <Skeleton className="h-4 w-2/3" />
                <Skeleton className="h-3 w-full" />
              </div>
            </div>
            <Waveform
              grows
              label={designWords.beingMade(at + 1)}
              peaks={undefined}
              durationMs={0}
              size="card"
              className="w-full"
            />
            <Skeleton className="h-9 w-full rounded-md" />
          </li>
        ))}
      </ul>
    </section>
  )
}
