import type { TaskContent } from '@vireo/contracts/productions'
import { Section } from '@vireo/ui'
import { useMemo } from 'react'

import { changesOf, countOf } from './changes-of.ts'
import { reviewWords } from './words.ts'

const looks = {
  same: 'text-muted',
  gone: 'rounded-sm bg-danger-soft text-danger line-through',
  new: 'rounded-sm bg-accent-soft text-accent no-underline',
} as const

/** Shows word by word what changed since a version that was submitted before. */
export function ChangedWords({ before, after }: { readonly before: TaskContent; readonly after: TaskContent }) {
  const changes = useMemo(() => changesOf(before, after), [before, after])
  return (
    <Section title={reviewWords.changes} lead={reviewWords.changesLead}>
      {changes.length === 0 ? (
        <p className="text-sm text-muted">{reviewWords.noChanges}</p>
      ) : (
        <>
          <p className="text-xs text-muted tabular-nums">
            {reviewWords.counted(countOf(changes, 'gone'), countOf(changes, 'new'))}
          </p>
          <p dir="auto" className="text-sm leading-7 break-words">
            {changes.map((change, at) => {
              // A passage has no name of its own: it is the one at this place.
              const key = `${at} ${change?.kind}`
              if (change === undefined) return <span key={key}> … </span>
              const Mark = { same: 'span', gone: 'del', new: 'ins' }[change.kind] as 'span'
              return (
                <span key={key}>
                  <Mark className={looks[change.kind]}>{change.words.join(' ')}</Mark>{' '}
                </span>
              )
            })}
          </p>
        </>
      )}
    </Section>
  )
}
