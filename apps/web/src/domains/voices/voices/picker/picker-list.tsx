import type { Voice } from '@vireo/contracts/voices'
import { Button, EmptyState, Skeleton, TextField, takesFocus, usePhone } from '@vireo/ui'
import { Search, SearchX } from 'lucide-react'
import { useDeferredValue, useRef, useState, type KeyboardEvent } from 'react'

import { CatalogueError } from '#kit/failures/query-error.tsx'
import { useVisible } from '#kit/use-visible.ts'
import { whyMute } from '../preselect.ts'
import { useVoices } from '../queries.ts'
import { voiceWords } from '../words.ts'
import { firstOf, groupVoices, type VoiceGroup } from './group-voices.ts'
import { PickerRow } from './picker-row.tsx'
import { recentVoiceIds } from './recent-voices.ts'

/** How many more voices are drawn each time the end of the list comes near. */
const stretch = 60

type Props = { readonly selectedId: string | undefined; readonly onSelect: (voice: Voice) => void }

/** Lists every voice in groups, with a search above them and a sample of each. */
export function PickerList({ selectedId, onSelect }: Props) {
  const { data: voices, error, isPending, refetch } = useVoices()
  const [search, setSearch] = useState('')
  const [recentIds] = useState(recentVoiceIds)
  const deferred = useDeferredValue(search)
  const list = useRef<HTMLDivElement>(null)
  const isPhone = usePhone()
  if (isPending) return <LoadingVoices />
  if (!voices) return <CatalogueError error={error} onRetry={refetch} />
  const groups = groupVoices(voices, recentIds, deferred)
  const count = groups.reduce((sum, group) => sum + group.voices.length, 0)
  const firstThatSpeaks = groups.flatMap((group) => group.voices).find((voice) => !whyMute(voice))
  const leaveSearch = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') list.current?.querySelector<HTMLElement>('[data-voice]')?.focus()
    else if (event.key === 'Enter' && search.trim() !== '' && firstThatSpeaks) onSelect(firstThatSpeaks)
    else return
    event.preventDefault()
  }
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="p-3 pb-2">
        <TextField
          label={voiceWords.search}
          labelHidden
          type="search"
          // On a phone the keyboard would hide the list.
          {...(isPhone ? {} : takesFocus)}
          placeholder={voiceWords.searchPlaceholder}
          icon={<Search aria-hidden size={16} />}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={leaveSearch}
        />
        <p aria-live="polite" className="sr-only">
          {voiceWords.found(count)}
        </p>
      </div>
      {count === 0 ? (
        <EmptyState
          icon={<SearchX size={28} />}
          title={voiceWords.noneFound}
          action={<Button onClick={() => setSearch('')}>{voiceWords.clearSearch}</Button>}
        >
          {voiceWords.noneFoundAdvice}
        </EmptyState>
      ) : (
        <div ref={list} className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-1.5 pb-2">
          <Groups key={deferred} groups={groups} count={count} selectedId={selectedId} onSelect={onSelect} />
        </div>
      )}
    </div>
  )
}

function Groups({
  groups,
  count,
  selectedId,
  onSelect,
}: Props & { readonly groups: readonly VoiceGroup[]; readonly count: number }) {
  const [most, setMost] = useState(stretch)
  const shown = firstOf(groups, most)
  return (
    <>
      {shown.map(({ id, voices }) => (
        <section key={id} aria-label={voiceWords.groups[id]}>
          <h3 className="px-2 pt-2 pb-1 text-xs font-medium text-muted">{voiceWords.groups[id]}</h3>
          <ul>
            {voices.map((voice) => (
              <PickerRow
                key={voice.voice_id}
                voice={voice}
                selected={voice.voice_id === selectedId}
                onSelect={() => onSelect(voice)}
              />
            ))}
          </ul>
        </section>
      ))}
      {most < count ? <End key={most} onNear={() => setMost(most + stretch)} /> : null}
    </>
  )
}

function End({ onNear }: { readonly onNear: () => void }) {
  return <div ref={useVisible<HTMLDivElement>(onNear)} className="h-px" />
}

function LoadingVoices() {
  return (
    <div aria-busy className="flex flex-col gap-4 p-4">
      <span className="sr-only">{voiceWords.loading}</span>
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <span key={key} className="flex items-center gap-3">
          <Skeleton round className="size-8" />
          <Skeleton className="h-4 flex-1" />
        </span>
      ))}
    </div>
  )
}
