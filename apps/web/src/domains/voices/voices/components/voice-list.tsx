import type { Voice } from '@vireo/contracts/voices'
import { Button, EmptyState, Skeleton } from '@vireo/ui'
import { SearchX } from 'lucide-react'
import { useDeferredValue, useRef, useState } from 'react'

import { CatalogueError } from '#kit/failures/query-error.tsx'
import { choicesOf, filterVoices, noFilter } from '../filter-voices.ts'
import { useVoicePreview } from '../preview.ts'
import { useVoices } from '../queries.ts'
import { voiceWords } from '../words.ts'
import { VoiceFilters } from './voice-filters.tsx'
import { VoiceRow } from './voice-row.tsx'

/** Every voice, with search, filters and samples. */
export function VoiceList({
  selectedId,
  onSelect,
}: {
  readonly selectedId: string | undefined
  readonly onSelect: (voice: Voice) => void
}) {
  const { data: voices, error, isPending, refetch } = useVoices()
  const [filter, setFilter] = useState(noFilter)
  const deferred = useDeferredValue(filter)
  const list = useRef<HTMLUListElement>(null)
  const preview = useVoicePreview(deferred.language)

  if (isPending) return <LoadingVoices />
  if (!voices) {
    return <CatalogueError error={error} onRetry={refetch} />
  }
  const found = filterVoices(voices, deferred)
  return (
    <div className="flex flex-col">
      <div className="sticky top-0 z-10 -mx-1 flex flex-col gap-2 bg-raised px-1 pt-1 pb-2">
        <VoiceFilters
          filter={filter}
          choices={choicesOf(voices)}
          onChange={setFilter}
          onEnterList={() => list.current?.querySelector<HTMLElement>('[data-voice]')?.focus()}
        />
        <p aria-live="polite" className="text-xs text-muted">
          {voiceWords.found(found.length)}
        </p>
      </div>
      {found.length === 0 ? (
        <EmptyState
          icon={<SearchX size={28} />}
          title={voiceWords.noneFound}
          action={<Button onClick={() => setFilter(noFilter)}>{voiceWords.clearFilters}</Button>}
        >
          {voiceWords.noneFoundAdvice}
        </EmptyState>
      ) : (
        <ul ref={list} className="-mx-2 flex flex-col">
          {found.map((voice) => (
            <VoiceRow
              key={voice.voice_id}
              voice={voice}
              selected={voice.voice_id === selectedId}
              preview={preview.stateOf(voice)}
              onPreview={() => preview.toggle(voice)}
              onSelect={() => onSelect(voice)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

function LoadingVoices() {
  return (
    <div aria-busy className="flex flex-col gap-3 pt-1">
      <span className="sr-only">{voiceWords.loading}</span>
      <Skeleton className="h-10" />
      <Skeleton className="h-10" />
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <Skeleton key={key} className="h-14" />
      ))}
    </div>
  )
}
