import type { Voice } from '@vireo/contracts/voices'
import type { ReactNode } from 'react'

import { useDebounced } from '#kit/use-debounced.ts'
import { ListSurface } from '../components/list-surface.tsx'
import { VoiceListView } from '../components/voice-list-view.tsx'
import { useVoiceSearch, type VoiceQuery } from '../queries.ts'
import { NothingMatches } from './nothing-matches.tsx'
import { OwnVoiceCard } from './own-voice-card.tsx'
import { useVoiceActions } from './use-voice-actions.tsx'
import { filtersIn, isNarrow, isSearchOnly, useVoiceFilters } from './voice-filter.ts'
import { type VoiceScope, queryFor } from './voice-query.ts'
import { VoiceToolbar } from './voice-toolbar.tsx'

/** Lists voices with search, filters and order above them; the address keeps what is narrowed. */
export function VoiceBrowser({
  scope,
  within,
  label,
  empty,
  menuEntry,
}: {
  readonly scope: VoiceScope
  /** What the list is narrowed to besides what people choose. */
  readonly within?: VoiceQuery
  readonly label: string
  /** What stands there while there is no such voice at all. */
  readonly empty: ReactNode
  /** What the menu of a voice offers here and nowhere else. */
  readonly menuEntry?: (voice: Voice) => ReactNode
}) {
  const { filters, change, clear } = useVoiceFilters()
  const settled = useDebounced(new URLSearchParams(filters).toString())
  const wanted = filtersIn(new URLSearchParams(settled))
  const { pages, total } = useVoiceSearch({ ...queryFor(scope, wanted), ...within })
  const actions = useVoiceActions()
  const isNarrowed = isNarrow(wanted)
  const card = (voice: Voice) => (
    <OwnVoiceCard voice={voice} actions={actions} language={wanted.language} menuEntry={menuEntry?.(voice)} />
  )
  return (
    <>
      <ListSurface
        bar={
          <VoiceToolbar
            scope={scope}
            filters={filters}
            count={isNarrowed ? undefined : (total ?? 0)}
            onChange={change}
          />
        }
        total={total}
      >
        <VoiceListView
          pages={pages}
          label={label}
          keyOf={(voice) => voice.voice_id}
          card={card}
          empty={isNarrowed ? <NothingMatches isSearchOnly={isSearchOnly(wanted)} onClear={clear} /> : empty}
        />
      </ListSurface>
      {actions.dialogs}
    </>
  )
}
