import { useInfiniteQuery } from '@tanstack/react-query'
import { type WorkDiff, workbenchEndpoints, type WorkVersions } from '@vireo/contracts/workbench'
import { Button, Select, SkeletonText } from '@vireo/ui'
import { useState } from 'react'

import { call } from '#kit/api/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { formatDateTime } from '#kit/format/index.ts'
import { useVersions, type WorkPath } from '../queries.ts'
import { workbenchWords } from '../words.ts'

type ChangeListProps = { readonly path: WorkPath; readonly onGo: (seconds: number) => void }

/** Shows word by word what changed between two versions; each change leads to its time. */
export function ChangeList({ path, onGo }: ChangeListProps) {
  const { data, error, isPending, refetch } = useVersions(path)
  const [chosen, choose] = useState<number>()
  if (isPending) return <SkeletonText />
  if (!data) return <QueryError title={workbenchWords.versionsFailed} error={error} onRetry={refetch} />
  const [now, ...before] = data.versions
  if (!now || before.length === 0) return <p className="text-sm text-muted">{workbenchWords.oneVersion}</p>
  const from = chosen ?? before[0]?.version ?? 0
  return (
    <div className="flex flex-col gap-4">
      <Select
        label={workbenchWords.compareWith}
        value={String(from)}
        groups={[
          {
            label: workbenchWords.compareWith,
            options: before.map((each) => ({ value: String(each.version), label: nameOf(each) })),
          },
        ]}
        onChange={(version) => choose(Number(version))}
      />
      <Differences {...{ path, from, onGo }} to={now.version} />
    </div>
  )
}

function nameOf({ version, submitted_at: at }: WorkVersions['versions'][number]): string {
  return workbenchWords.version(version, at && formatDateTime(Date.parse(at) / 1000))
}

type DifferencesProps = ChangeListProps & { readonly from: number; readonly to: number }

function Differences({ path, from, to, onGo }: DifferencesProps) {
  const asked = { ...path, from_version: from, to_version: to }
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [workbenchEndpoints.diff.id, asked],
    queryFn: ({ pageParam, signal }) => call(workbenchEndpoints.diff, { ...asked, cursor: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
  })
  if (isPending) return <SkeletonText />
  if (!data) return <QueryError title={workbenchWords.versionsFailed} error={error} onRetry={refetch} />
  const found = data.pages.flatMap(({ differences }) => differences)
  if (found.length === 0) return <p className="text-sm text-muted">{workbenchWords.noChanges}</p>
  return (
    <>
      <ol className="flex flex-col gap-3">
        {found.map((difference, at) => (
          // A difference has no name of its own: it is the one at this place.
          <li key={`${at} ${difference.start_s}`} className="text-sm leading-6">
            <button
              type="button"
              className="pressed mr-2 text-accent tabular-nums"
              aria-label={workbenchWords.goToChange(workbenchWords.clock(difference.start_s))}
              onClick={() => onGo(difference.start_s)}
            >
              {workbenchWords.clock(difference.start_s)}
            </button>
            <Changes changes={difference.text} />
            {difference.translation.length > 0 ? (
              <span className="mt-1 block border-l-2 border-line pl-3">
                <Changes changes={difference.translation} />
              </span>
            ) : null}
            {difference.is_retimed ? <span className="block text-xs text-muted">{workbenchWords.retimed}</span> : null}
          </li>
        ))}
      </ol>
      {hasNextPage ? (
        <Button size="sm" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {workbenchWords.more}
        </Button>
      ) : null}
    </>
  )
}

const looks = {
  same: 'text-muted',
  gone: 'rounded-sm bg-danger-soft text-danger line-through',
  new: 'rounded-sm bg-accent-soft text-accent no-underline',
} as const
const tags = { same: 'span', gone: 'del', new: 'ins' } as const

function Changes({ changes }: { readonly changes: WorkDiff['differences'][number]['text'] }) {
  return changes.map(({ kind, words }, at) => {
    const Tag = tags[kind]
    return (
      // A run of words has no name of its own: it is the one at this place.
      <span key={`${at} ${kind}`}>
        <Tag className={looks[kind]}>{words.map(nameIn).join(' ')}</Tag>{' '}
      </span>
    )
  })
}

/** Gives a speaker whom nobody named the name that the segments give them. */
function nameIn(word: string): string {
  const [, number] = /^speaker-?(\d+):$/u.exec(word) ?? []
  return number === undefined ? word : `${workbenchWords.speakerWithoutName(number)}:`
}
