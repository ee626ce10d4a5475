import type { LibraryVoice } from '@vireo/contracts/voice-library'
import { Button } from '@vireo/ui'
import { AudioLines } from 'lucide-react'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'

import { later } from '#kit/later.tsx'
import { useDebounced } from '#kit/use-debounced.ts'
import { pagesOf } from '#voices'
import { VoiceListView } from '#voices/components/index.ts'
import { LibraryCard } from '../components/library-card.tsx'
import { LibraryFilters } from '../components/library-filters.tsx'
import { NothingFound } from '../components/nothing-found.tsx'
import { filterFrom, isNarrowed, type LibraryFilter, parametersOf } from '../library-filter.ts'
import { useLibrary } from '../queries.ts'
import { libraryWords } from '../words.ts'

const AddVoiceDialog = later(async () => ({
  default: (await import('../components/add-voice-dialog.tsx')).AddVoiceDialog,
}))
const VoiceSheet = later(async () => ({ default: (await import('../components/voice-sheet.tsx')).VoiceSheet }))
const SimilarVoices = later(async () => ({ default: (await import('../components/similar-voices.tsx')).SimilarVoices }))

/** Voices that people share with everybody on the instance. */
export function VoiceLibraryPage() {
  const [parameters] = useSearchParams()
  const filter = useMemo(() => filterFrom(parameters), [parameters])
  const [opened, setOpened] = useState<LibraryVoice>()
  const [adding, setAdding] = useState<LibraryVoice>()
  const [addedIds, setAddedIds] = useState<ReadonlySet<string>>(new Set())
  const [isLooking, setLooking] = useState(false)
  const noteAdded = (id: string) => setAddedIds((before) => new Set([...before, id]))
  const add = (voice: LibraryVoice) => {
    setOpened(undefined)
    setAdding(voice)
  }
  const showCard = (voice: LibraryVoice, note?: string) => (
    <LibraryCard
      voice={voice}
      language={filter.language}
      {...(note !== undefined && { note })}
      onAdd={() => setAdding(voice)}
      onOpen={() => setOpened(voice)}
    />
  )
  return (
    <section className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <p className="max-w-lg text-sm text-pretty text-muted">{libraryWords.lead}</p>
        {isLooking ? null : (
          <Button icon={<AudioLines aria-hidden size={16} />} onClick={() => setLooking(true)}>
            {libraryWords.similar}
          </Button>
        )}
      </div>
      {isLooking ? (
        <Suspense>
          <SimilarVoices addedIds={addedIds} card={showCard} onClose={() => setLooking(false)} />
        </Suspense>
      ) : (
        <WholeLibrary filter={filter} card={showCard} />
      )}
      <Suspense>
        {opened ? (
          <VoiceSheet voice={opened} language={filter.language} onClose={() => setOpened(undefined)} onAdd={add} />
        ) : null}
        {adding ? <AddVoiceDialog voice={adding} onAdded={noteAdded} onClose={() => setAdding(undefined)} /> : null}
      </Suspense>
    </section>
  )
}

/** Everything that is shared, narrowed as the address says. */
function WholeLibrary({
  filter,
  card,
}: {
  readonly filter: LibraryFilter
  readonly card: (voice: LibraryVoice) => ReactNode
}) {
  const [, setParameters] = useSearchParams()
  const asked = useDebounced(filter)
  const query = useLibrary(asked)
  const total = query.data?.pages[0]?.total_count
  return (
    <div className="overflow-clip rounded-lg bg-surface">
      <div className="flex flex-col gap-3 border-b border-line p-4 pb-3">
        <LibraryFilters filter={filter} onChange={(next) => setParameters(parametersOf(next), { replace: true })} />
        <p aria-live="polite" className="min-h-4 text-xs text-muted">
          {total === undefined ? '' : libraryWords.found(total)}
        </p>
      </div>
      <VoiceListView
        pages={pagesOf(query, (page) => page.voices)}
        label={libraryWords.list}
        keyOf={(voice) => voice.voice_id}
        card={card}
        empty={<NothingFound narrowed={isNarrowed(asked)} onClear={() => setParameters({})} />}
      />
    </div>
  )
}
