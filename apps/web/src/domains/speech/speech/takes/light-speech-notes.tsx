import type { Voice } from '@vireo/contracts/voices'

import { lightSpeechNotes } from '#kit/note-places.ts'
import { offersAt } from '#kit/offers.ts'
import { useGeneration } from '../generation.ts'

/** Shows, once something was said by a light engine, what slices above know of better ones. */
export function LightSpeechNotes({ voice }: { readonly voice: Voice | undefined }) {
  const { status } = useGeneration()
  if (status !== 'done' || voice?.engine?.quality !== 'light') return null
  return (
    <div className="pb-4">
      {offersAt(lightSpeechNotes).map((Note, at) => (
        <Note key={at} />
      ))}
    </div>
  )
}
