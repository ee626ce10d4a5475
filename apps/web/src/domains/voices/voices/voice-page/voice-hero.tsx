import type { Voice } from '@vireo/contracts/voices'
import type { ReactNode } from 'react'

import { saidOf } from '../description-words/said-of.ts'
import type { HeardVoice } from '../filter-voices.ts'
import { HeardFace } from '../preview/heard-face.tsx'
import { PreviewWave } from '../preview/preview-wave.tsx'

/** Shows who a voice is: its face in large, what it says of itself, and its sample as a waveform to move through. */
export function VoiceHero({
  voice,
  badges,
  children,
}: {
  readonly voice: HeardVoice & Pick<Voice, 'description'>
  readonly badges?: ReactNode
  /** What one does with it. */
  readonly children?: ReactNode
}) {
  const said = saidOf(voice)
  return (
    <div className="flex flex-col items-center gap-6 rounded-lg bg-surface p-6 sm:flex-row">
      <HeardFace voice={voice} size={240} />
      <div className="flex w-full min-w-0 flex-1 flex-col gap-4">
        {badges ? <div className="flex flex-wrap gap-1 empty:hidden">{badges}</div> : null}
        {said ? <p className="max-w-[64ch] text-lg text-pretty break-words">{said}</p> : null}
        <PreviewWave voice={voice} size="tall" movable />
        {children ? <div className="flex flex-wrap items-center gap-2">{children}</div> : null}
      </div>
    </div>
  )
}
