import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query'
import { Button, Section, Skeleton } from '@vireo/ui'

import { QueryError } from '#kit/failures/query-error.tsx'
import { useAttempt } from '#kit/use-attempt.ts'
import { useChangeProfile } from '../queries.ts'
import { profilesWords } from '../words.ts'
import { type Choice, ChoiceList } from './choice-list.tsx'
import { NothingToChoose } from './nothing-to-choose.tsx'

type Pages = Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>

type ChoicesSectionProps<T> = {
  readonly title: string
  readonly lead: string
  /** What there is to choose from; with more of it where it comes page by page. */
  readonly query: Pick<UseQueryResult<readonly T[]>, 'data' | 'error' | 'isPending' | 'refetch'> & Partial<Pages>
  /** What stands on the page already, which the pages that were fetched may not reach back to. */
  readonly chosen: readonly T[]
  readonly choiceOf: (one: T) => Choice
  readonly max: number
  /** Said where there is nothing, with where it is made. */
  readonly nothing: { readonly text: string; readonly to: string; readonly action: string }
  readonly changeOf: (ids: readonly string[]) => Parameters<ReturnType<typeof useChangeProfile>>[0]
}

/** Lets people choose which of what they have stands on their page. */
export function ChoicesSection<T>(props: ChoicesSectionProps<T>) {
  const { title, lead, query, chosen, choiceOf, max, nothing, changeOf } = props
  const { data, error, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const change = useChangeProfile()
  const { busy, attempt } = useAttempt()
  const standing = chosen.map(choiceOf)
  const choices = withChosen((data ?? []).map(choiceOf), standing)
  return (
    <Section title={title} lead={lead}>
      {isPending ? <Skeleton className="h-14 w-full" /> : null}
      {error && !data ? <QueryError title={profilesWords.choicesFailed} error={error} onRetry={refetch} /> : null}
      {data && choices.length === 0 ? (
        <NothingToChoose to={nothing.to} action={nothing.action}>
          {nothing.text}
        </NothingToChoose>
      ) : null}
      {choices.length > 0 ? (
        <ChoiceList
          label={title}
          choices={choices}
          chosen={standing.map(({ id }) => id)}
          max={max}
          busy={busy}
          onChange={(ids) => void attempt(() => change(changeOf(ids)))}
        />
      ) : null}
      {hasNextPage ? (
        <Button className="mt-3" loading={isFetchingNextPage} onClick={() => void fetchNextPage?.()}>
          {profilesWords.more}
        </Button>
      ) : null}
    </Section>
  )
}

/** Adds to the list what was chosen, where the pages that were fetched do not reach so far back. */
function withChosen(listed: readonly Choice[], chosen: readonly Choice[]): readonly Choice[] {
  const known = new Set(listed.map(({ id }) => id))
  return [...listed, ...chosen.filter(({ id }) => !known.has(id))]
}
