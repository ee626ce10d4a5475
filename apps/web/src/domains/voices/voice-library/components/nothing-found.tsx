import { EmptyState } from '@vireo/ui'
import { Library } from 'lucide-react'

import { LackNotes } from '#voices/components/index.ts'
import { NothingMatches } from '#voices/lab/index.ts'
import { isNarrowed, type LibraryFilter } from '../library-filter.ts'
import { libraryWords } from '../words.ts'

/** Shows a library without voices, or without any that match. */
export function NothingFound({ filter, onClear }: { readonly filter: LibraryFilter; readonly onClear: () => void }) {
  if (isNarrowed(filter)) {
    return (
      <>
        <NothingMatches isSearchOnly={!isNarrowed({ ...filter, search: '' })} onClear={onClear} />
        {filter.quality === 'natural' ? <LackNotes /> : null}
      </>
    )
  }
  return (
    <EmptyState icon={<Library size={28} />} title={libraryWords.emptyTitle}>
      {libraryWords.emptyLead}
    </EmptyState>
  )
}
