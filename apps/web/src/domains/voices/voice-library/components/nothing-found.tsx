import { EmptyState } from '@vireo/ui'
import { Library } from 'lucide-react'
import { Suspense } from 'react'

import { offersAt } from '#kit/offers.ts'
import { whereVoicesLack } from '#voices'
import { NothingMatches } from '#voices/lab/index.ts'
import { isNarrowed, type LibraryFilter } from '../library-filter.ts'
import { libraryWords } from '../words.ts'

/** Shows a library without voices, or without any that match. */
export function NothingFound({ filter, onClear }: { readonly filter: LibraryFilter; readonly onClear: () => void }) {
  if (isNarrowed(filter)) {
    return (
      <>
        <NothingMatches isSearchOnly={!isNarrowed({ ...filter, search: '' })} onClear={onClear} />
        {filter.quality === 'natural' ? (
          <Suspense>
            {offersAt(whereVoicesLack).map((Note, at) => (
              <Note key={at} />
            ))}
          </Suspense>
        ) : null}
      </>
    )
  }
  return (
    <EmptyState icon={<Library size={28} />} title={libraryWords.emptyTitle}>
      {libraryWords.emptyLead}
    </EmptyState>
  )
}
