import { Button, EmptyState } from '@vireo/ui'
import { Library, SearchX } from 'lucide-react'

import { libraryWords } from '../words.ts'

/** Shows a library without voices, or without any that match. */
export function NothingFound({ narrowed, onClear }: { readonly narrowed: boolean; readonly onClear: () => void }) {
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
