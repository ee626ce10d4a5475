import type { LibraryVoice } from '@vireo/contracts/voice-library'
import { Button } from '@vireo/ui'
import { AudioLines } from 'lucide-react'
import { Suspense, useState } from 'react'

import { later } from '#kit/later.tsx'
import { offersAt } from '#kit/offers.ts'
import { PageAction, PageLead } from '#kit/page/index.ts'
import { besideVoices } from '#voices'
import { LibraryCard } from '../components/library-card.tsx'
import type { LibraryFilter } from '../library-filter.ts'
import { libraryWords } from '../words.ts'
import { ExploreList } from './explore-list.tsx'

const AddVoiceDialog = later(async () => ({
  default: (await import('../components/add-voice-dialog.tsx')).AddVoiceDialog,
}))
const SimilarVoices = later(async () => ({ default: (await import('../components/similar-voices.tsx')).SimilarVoices }))

/** Shows the voices that everybody finds, or those that sound like a recording. */
export function Explore({
  filter,
  onChange,
}: {
  readonly filter: LibraryFilter
  readonly onChange: (filter: LibraryFilter) => void
}) {
  const [adding, setAdding] = useState<LibraryVoice>()
  const [addedIds, setAddedIds] = useState<ReadonlySet<string>>(new Set())
  const [isLooking, setLooking] = useState(false)
  const noteAdded = (id: string) => setAddedIds((before) => new Set([...before, id]))
  const card = (voice: LibraryVoice, note?: string) => (
    <LibraryCard
      voice={voice}
      language={filter.language}
      {...(note !== undefined && { note })}
      onAdd={() => setAdding(voice)}
    />
  )
  return (
    <section className="flex flex-col gap-4">
      <PageLead>{libraryWords.lead}</PageLead>
      {isLooking ? null : (
        <PageAction>
          <Suspense>
            {offersAt(besideVoices).map((Offer, at) => (
              <Offer key={at} />
            ))}
          </Suspense>
          <Button icon={<AudioLines aria-hidden size={16} />} onClick={() => setLooking(true)}>
            {libraryWords.similar}
          </Button>
        </PageAction>
      )}
      {isLooking ? (
        <Suspense>
          <SimilarVoices addedIds={addedIds} card={card} onClose={() => setLooking(false)} />
        </Suspense>
      ) : (
        <ExploreList filter={filter} card={card} onChange={onChange} />
      )}
      <Suspense>
        {adding ? <AddVoiceDialog voice={adding} onAdded={noteAdded} onClose={() => setAdding(undefined)} /> : null}
      </Suspense>
    </section>
  )
}
