import { Button, buttonClasses, EmptyState } from '@vireo/ui'
import { SearchX } from 'lucide-react'

import { AppLink, paths } from '#kit/routing/index.ts'
import { labWords } from './words.ts'

/** Says that no voice is what was looked for, and offers to look for less, or to design the one that is missing. */
export function NothingMatches({
  isSearchOnly,
  onClear,
}: {
  /** Whether only words were looked for, so that there is no filter to remove. */
  readonly isSearchOnly: boolean
  readonly onClear: () => void
}) {
  return (
    <EmptyState
      icon={<SearchX size={28} />}
      title={labWords.nothingFound}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button onClick={onClear}>{isSearchOnly ? labWords.clearSearch : labWords.clear}</Button>
          <AppLink to={paths.voiceDesign} className={buttonClasses({})}>
            {labWords.designOne}
          </AppLink>
        </div>
      }
    >
      {isSearchOnly ? labWords.nothingFoundWords : labWords.nothingFoundLead}
    </EmptyState>
  )
}
