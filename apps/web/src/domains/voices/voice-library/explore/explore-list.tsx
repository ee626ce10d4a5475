import type { LibraryVoice } from '@vireo/contracts/voice-library'
import type { ReactNode } from 'react'

import { useDebounced } from '#kit/use-debounced.ts'
import { ListSurface, VoiceListView } from '#voices/components/index.ts'
import { OwnVoiceCard, useVoiceActions } from '#voices/lab/index.ts'
import { NothingFound } from '../components/nothing-found.tsx'
import { isNarrowed, type LibraryFilter, noFilter } from '../library-filter.ts'
import { libraryWords } from '../words.ts'
import { ExploreBar } from './explore-bar.tsx'
import { type ExploredVoice, useExplore } from './use-explore.ts'

/** Lists every voice that everybody finds, narrowed as the address says. */
export function ExploreList({
  filter,
  card,
  onChange,
}: {
  readonly filter: LibraryFilter
  /** Draws a voice that somebody published. */
  readonly card: (voice: LibraryVoice) => ReactNode
  readonly onChange: (filter: LibraryFilter) => void
}) {
  const asked = useDebounced(filter)
  const { pages, total, hasOrder } = useExplore(asked)
  const actions = useVoiceActions()
  const narrowed = isNarrowed(asked)
  const cardOf = (explored: ExploredVoice) =>
    explored.from === 'library' ? (
      card(explored.voice)
    ) : (
      <OwnVoiceCard voice={explored.voice} actions={actions} language={filter.language} />
    )
  return (
    <>
      <ListSurface
        bar={
          <ExploreBar
            filter={filter}
            count={narrowed ? undefined : total}
            hasOrder={hasOrder || filter.sort !== noFilter.sort}
            onChange={onChange}
          />
        }
        total={total}
      >
        <VoiceListView
          pages={pages}
          label={libraryWords.list}
          keyOf={({ voice }) => voice.voice_id}
          card={cardOf}
          empty={<NothingFound filter={asked} onClear={() => onChange(noFilter)} />}
        />
      </ListSurface>
      {actions.dialogs}
    </>
  )
}
