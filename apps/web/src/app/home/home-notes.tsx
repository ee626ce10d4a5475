import { Suspense, useCallback, useState } from 'react'

import { homeNotes } from '../../kit/note-places.ts'
import { offersAt } from '../../kit/offers.ts'

/** Shows the notes of slices, and tells once it is known of every one of them whether it is there. */
export function HomeNotes({ onKnown }: { readonly onKnown: () => void }) {
  const notes = offersAt(homeNotes)
  const [waiting] = useState(() => new Set(notes))
  const know = useCallback(
    (note: (typeof notes)[number]) => {
      waiting.delete(note)
      if (waiting.size === 0) onKnown()
    },
    [waiting, onKnown],
  )
  return (
    <Suspense>
      {notes.map((Note, at) => (
        <Note key={at} onKnown={() => know(Note)} />
      ))}
    </Suspense>
  )
}
