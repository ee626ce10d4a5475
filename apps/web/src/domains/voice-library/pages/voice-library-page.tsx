import type { LibraryVoice } from '@vireo/contracts'
import { Button, EmptyState } from '@vireo/ui'
import { Library, SearchX } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'

import { useDebounced } from '../../../kit/use-debounced.ts'
import { pagesOf, VoiceListView } from '../../voices/index.ts'
import { LibraryCard } from '../components/library-card.tsx'
import { LibraryFilters } from '../components/library-filters.tsx'
import { filterFrom, isNarrowed, type LibraryFilter, parametersOf } from '../library-filter.ts'
import { useLibrary } from '../queries.ts'
import { libraryWords } from '../words.ts'

const AddVoiceDialog = lazy(async () => ({
  default: (await import('../components/add-voice-dialog.tsx')).AddVoiceDialog,
}))
const VoiceSheet = lazy(async () => ({ default: (await import('../components/voice-sheet.tsx')).VoiceSheet }))

/** Voices that people share with everybody on the instance. */
export function VoiceLibraryPage() {
  const [parameters, setParameters] = useSearchParams()
  const filter = useMemo(() => filterFrom(parameters), [parameters])
  const change = (next: LibraryFilter) => setParameters(parametersOf(next), { replace: true })
  const asked = useDebounced(filter)
  const query = useLibrary(asked)
  const [opened, setOpened] = useState<LibraryVoice>()
  const [adding, setAdding] = useState<LibraryVoice>()
  const total = query.data?.pages[0]?.total_count
  const add = (voice: LibraryVoice) => {
    setOpened(undefined)
    setAdding(voice)
  }
  const showCard = (voice: LibraryVoice) => (
    <LibraryCard
      voice={voice}
      language={filter.language}
      onAdd={() => setAdding(voice)}
      onOpen={() => setOpened(voice)}
    />
  )
  return (
    <section className="mx-auto flex w-full max-w-5xl flex-col gap-4 p-4 md:p-8">
      <p className="max-w-prose text-sm text-muted">{libraryWords.lead}</p>
      <LibraryFilters filter={filter} onChange={change} />
      <p aria-live="polite" className="min-h-4 text-xs text-muted">
        {total === undefined ? '' : libraryWords.found(total)}
      </p>
      <VoiceListView
        pages={pagesOf(query, (page) => page.voices)}
        label={libraryWords.list}
        keyOf={(voice) => voice.voice_id}
        card={showCard}
        empty={<NothingFound narrowed={isNarrowed(asked)} onClear={() => setParameters({})} />}
      />
      <Suspense>
        {opened ? (
          <VoiceSheet voice={opened} language={filter.language} onClose={() => setOpened(undefined)} onAdd={add} />
        ) : null}
        {adding ? <AddVoiceDialog voice={adding} onClose={() => setAdding(undefined)} /> : null}
      </Suspense>
    </section>
  )
}

function NothingFound({ narrowed, onClear }: { readonly narrowed: boolean; readonly onClear: () => void }) {
  if (narrowed) {
    return (
      <EmptyState
        icon={<SearchX size={28} />}
        title={libraryWords.noneFound}
        action={<Button onClick={onClear}>{libraryWords.clear}</Button>}
      >
        {libraryWords.noneFoundLead}
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={<Library size={28} />} title={libraryWords.emptyTitle}>
      {libraryWords.emptyLead}
    </EmptyState>
  )
}
