import type { HistorySource } from '@vireo/contracts/history'
import { Skeleton } from '@vireo/ui'
import { Suspense } from 'react'

import { later } from '#kit/later.tsx'
import { RouteSegments } from '#kit/page/index.ts'
import { paths, type QueryChanges } from '#kit/routing/index.ts'
import { SettingsButton } from '../components/settings-button.tsx'
import type { HistoryFilter } from '../queries.ts'
import type { Known } from '../speakers.ts'
import { historyWords } from '../words.ts'

const FilterLine = later(async () => ({ default: (await import('./filter-line.tsx')).FilterLine }))

/** The types, each with an address of its own. */
const types = [
  { source: undefined, path: paths.allHistory, label: () => historyWords.everything },
  { source: 'TTS', path: paths.history, label: () => historyWords.sources.TTS },
  { source: 'STS', path: paths.speechToSpeechHistory, label: () => historyWords.sources.STS },
  { source: 'SFX', path: paths.soundEffectsHistory, label: () => historyWords.sources.SFX },
  { source: 'Music', path: paths.musicHistory, label: () => historyWords.sources.Music },
] as const

/** Holds what is typed and chosen above the list; the address of the page keeps it. */
export function HistoryToolbar({
  filter,
  query,
  source,
  known,
  count,
  onChange,
  onClear,
}: {
  readonly filter: HistoryFilter
  /** What the address says besides its path; it goes along to another type. */
  readonly query: URLSearchParams
  /** The type that is shown; undefined shows all. */
  readonly source: HistorySource | undefined
  readonly known: Known
  readonly count: number
  readonly onChange: (changes: QueryChanges) => void
  readonly onClear: () => void
}) {
  const rest = new URLSearchParams(query)
  rest.delete('source')
  const suffix = rest.size === 0 ? '' : `?${rest.toString()}`
  return (
    <div className="flex flex-wrap items-start gap-3">
      <div className="max-w-full max-sm:w-full sm:shrink-0">
        <RouteSegments
          label={historyWords.type}
          segments={types.map((type) => ({
            to: `${type.path}${suffix}`,
            label: type.label(),
            isHere: type.source === source,
          }))}
        />
      </div>
      <div className="flex min-w-0 flex-1 basis-80 items-start justify-end gap-2">
        <div className="min-w-0 flex-1 empty:hidden">
          <Suspense fallback={<Skeleton className="h-(--control-height) w-full" />}>
            <FilterLine {...{ filter, known, count, onChange, onClear }} />
          </Suspense>
        </div>
        <SettingsButton />
      </div>
    </div>
  )
}
