import type { HistorySource } from '@vireo/contracts/history'
import { VoiceFace, joinClasses } from '@vireo/ui'
import { Music, Volume2 } from 'lucide-react'

import type { HistoryVoice } from '../speakers.ts'

/** Shows who is heard: one face, or of a dialogue the first two; where nobody speaks, what is heard. */
export function RecordingFace({
  source,
  speakers,
  speaking,
}: {
  readonly source: HistorySource | null
  readonly speakers: readonly HistoryVoice[]
  readonly speaking: boolean
}) {
  const [first, second] = speakers
  if (!first) return <Voiceless source={source} />
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

function Voiceless({ source }: { readonly source: HistorySource | null }) {
  return (
    <span aria-hidden className="inline-grid size-10 place-items-center rounded-full bg-fill text-muted">
      {source === 'SFX' ? <Volume2 size={16} /> : source === 'Music' ? <Music size={16} /> : null}
    </span>
  )
}
