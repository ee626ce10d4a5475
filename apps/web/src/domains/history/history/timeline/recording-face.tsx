import { VoiceFace, joinClasses } from '@vireo/ui'

import type { HistoryVoice } from '../speakers.ts'

/** Shows who is heard: one face, or of a dialogue the first two. */
export function RecordingFace({
  speakers,
  speaking,
}: {
  readonly speakers: readonly HistoryVoice[]
  readonly speaking: boolean
}) {
  const [first, second] = speakers
  if (!first) return <span aria-hidden className="inline-block size-10 rounded-full bg-fill" />
  if (!second) return <VoiceFace {...first.drawn} size={40} speaking={speaking} />
  return (
    <span className="relative inline-block size-10">
      {[first, second].map(({ id, drawn }, place) => (
        <VoiceFace
          key={id}
          {...drawn}
          size={24}
          speaking={speaking}
          className={joinClasses('absolute! ring-2 ring-surface', place === 0 ? 'top-0 left-0' : 'right-0 bottom-0')}
        />
      ))}
    </span>
  )
}
