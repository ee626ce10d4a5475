import type { HistorySource } from '@vireo/contracts/history'
import { Button, EmptyState, VoiceFace, buttonClasses } from '@vireo/ui'
import { SearchX } from 'lucide-react'

import { AppLink, paths } from '#kit/routing/index.ts'
import type { HistoryVoice } from '../speakers.ts'
import { historyWords } from '../words.ts'

const rows = [
  ['w-40', 'w-24'],
  ['w-52', 'w-16'],
  ['w-32', 'w-20'],
] as const

/** Says what will stand here, of the type that is shown, and leads to where it is made. */
export function NothingYet({
  source,
  voices,
}: {
  readonly source: HistorySource | undefined
  readonly voices: readonly HistoryVoice[]
}) {
  const isChange = source === 'STS'
  const { title, text, action } = isChange ? historyWords.emptyChanges : historyWords.emptyAll
  return (
    <div className="flex flex-col items-center gap-6 rounded-lg bg-surface px-4 py-12 text-center">
      <div aria-hidden className="flex w-full max-w-sm flex-col gap-2">
        {rows.map(([wide, narrow], place) => (
          <div key={wide} className="flex items-center gap-3 rounded-lg bg-canvas p-3">
            <VoiceFace {...(voices[place]?.drawn ?? { id: `voice ${place}` })} size={32} />
            <span className="flex flex-1 flex-col gap-2">
              <span className={`h-2 rounded-full bg-fill ${wide}`} />
              <span className={`h-2 rounded-full bg-fill ${narrow}`} />
            </span>
          </div>
        ))}
      </div>
      <div className="flex flex-col items-center gap-2">
        <p className="text-lg font-semibold text-balance">{title}</p>
        <p className="max-w-md text-sm text-balance text-muted">{text}</p>
      </div>
      <AppLink
        to={isChange ? paths.speechToSpeech : paths.textToSpeech}
        className={buttonClasses({ variant: 'primary' })}
      >
        {action}
      </AppLink>
    </div>
  )
}

/** Says that nothing fits what is searched for, and takes that away again. */
export function NothingFound({ onClear }: { readonly onClear: () => void }) {
  return (
    <EmptyState
      icon={<SearchX size={28} />}
      title={historyWords.noneFoundTitle}
      action={<Button onClick={onClear}>{historyWords.clearFilters}</Button>}
    >
      {historyWords.noneFound}
    </EmptyState>
  )
}
