import { Info } from 'lucide-react'

import { languageName } from '#kit/format/index.ts'
import { useVoices } from '#voices'
import { useGeneration, type OtherVoice } from '../generation.ts'
import { speechWords } from '../words.ts'
import { WorkFailureNotice } from './work-failure.tsx'

/** Says what there is to say about the last generation, besides that it can be heard. */
export function GenerationNotice({ onRetry }: { readonly onRetry: () => void }) {
  const generation = useGeneration()
  if (generation.status === 'failed') {
    return <WorkFailureNotice failure={generation} onRetry={onRetry} className="mt-3" />
  }
  if (generation.status === 'cancelled') return <Note>{speechWords.cancelled}</Note>
  if (generation.status !== 'done') return null
  return generation.otherVoices.map((other) => <ReadByAnother key={other.language} other={other} />)
}

function ReadByAnother({ other }: { readonly other: OtherVoice }) {
  const { data: voices } = useVoices()
  const name = voices?.find((voice) => voice.voice_id === other.voice_id)?.name ?? other.voice_id
  return <Note>{speechWords.readBy(languageName(other.language), name)}</Note>
}

function Note({ children }: { readonly children: string }) {
  return (
    <p className="mt-3 flex gap-2 rounded-md bg-fill p-3 text-sm text-ink">
      <Info aria-hidden size={16} className="mt-0.5 shrink-0 text-muted" />
      {children}
    </p>
  )
}
