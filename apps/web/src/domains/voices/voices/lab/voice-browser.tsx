import type { Voice } from '@vireo/contracts/voices'
import { Button, EmptyState } from '@vireo/ui'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'

import { voiceWords } from '../words.ts'
import { useDebounced } from '#kit/use-debounced.ts'
import { VoiceCard } from '../components/voice-card.tsx'
import { VoiceListView } from '../components/voice-list-view.tsx'
import { whyMute } from '../preselect.ts'
import { useVoiceSearch, type VoiceQuery } from '../queries.ts'
import { labelsOf } from '../voice-labels.ts'
import { SpeakWithVoice } from './speak-with-voice.tsx'
import { useVoiceActions } from './use-voice-actions.tsx'
import { filtersIn, isNarrow, useVoiceFilters } from './voice-filter.ts'
import { VoiceMenu } from './voice-menu.tsx'
import { type VoiceScope, queryFor } from './voice-query.ts'
import { VoiceBadges } from './voice-badges.tsx'
import { VoiceToolbar } from './voice-toolbar.tsx'
import { labWords } from './words.ts'

/** A list of voices with search, filters and order above it; its address keeps what is narrowed. */
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
  const isEmpty = pages.items?.length === 0 && !isNarrowed
  const card = (voice: Voice) => (
    <VoiceCard
      voice={voice}
      labels={labelsOf(voice)}
      language={wanted.language}
      badges={<VoiceBadges voice={voice} />}
      action={whyMute(voice) ? null : <SpeakWithVoice voice={voice} />}
      menu={
        <VoiceMenu voice={voice} actions={actions}>
          {menuEntry?.(voice)}
        </VoiceMenu>
      }
    />
  )
  return (
    <div className="overflow-clip rounded-lg bg-surface">
      {isEmpty ? null : <VoiceToolbar scope={scope} filters={filters} onChange={change} />}
      {isEmpty ? null : (
        <p aria-live="polite" className="min-h-8 border-b border-line px-4 pb-3 text-xs text-muted">
          {total === undefined ? '' : voiceWords.found(total)}
        </p>
      )}
      <VoiceListView
        pages={pages}
        label={label}
        keyOf={(voice) => voice.voice_id}
        card={card}
        empty={isNarrowed ? <NothingFound onClear={clear} /> : empty}
      />
      {actions.dialogs}
    </div>
  )
}

function NothingFound({ onClear }: { readonly onClear: () => void }) {
  return (
    <EmptyState
      icon={<SearchX size={28} />}
      title={labWords.nothingFound}
      action={<Button onClick={onClear}>{labWords.clear}</Button>}
    >
      {labWords.nothingFoundLead}
    </EmptyState>
  )
}
