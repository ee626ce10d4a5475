import type { ProducerStats } from '@vireo/contracts/productions'
import { SkeletonText } from '@vireo/ui'
import { useId } from 'react'

import { QueryError } from '#kit/failures/query-error.tsx'
import { formatDecimal } from '#kit/format/index.ts'
import { centsText } from '../../shown/money.ts'
import { houseWords } from '../words.ts'
import { useStats } from './queries.ts'
import { producerListWords as words } from './words.ts'

/** Says how somebody works: how much, how well, and what became of their tasks. */
export function StatsSection({ userId }: { readonly userId: string }) {
  const id = useId()
  const { data, error, refetch } = useStats(userId)
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-sm font-medium">
        {words.stats}
      </h3>
      <p className="text-sm text-muted">{words.statsLead}</p>
      {data ? (
        <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-3 rounded-md bg-fill p-3 text-sm sm:grid-cols-3">
          {figuresOf(data).map(([name, value]) => (
            <div key={name}>
              <dt className="text-xs text-muted">{name}</dt>
              <dd className="tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      ) : error ? (
        <QueryError title={houseWords.failed} error={error} onRetry={refetch} compact />
      ) : (
        <SkeletonText />
      )}
    </section>
  )
}

function figuresOf(stats: ProducerStats): readonly (readonly [string, string])[] {
  const { tasks, scores, first_time_percent: firstTime } = stats
  const count = (value: number) => formatDecimal(value, 0)
  const mean = (value: number | null) => (value === null ? words.nothing : words.ofFive(formatDecimal(value, 1)))
  return [
    [words.minutes, formatDecimal(stats.minutes_approved, 1)],
    [words.firstTime, firstTime === null ? words.nothing : words.percent(count(firstTime))],
    [words.earned, centsText(stats.earned_cents)],
    [words.reviews, count(stats.reviews)],
    [words.tasks.active, count(tasks.active)],
    [words.tasks.in_review, count(tasks.in_review)],
    [words.tasks.approved, count(tasks.approved)],
    [words.tasks.given_up, count(tasks.given_up)],
    [words.tasks.expired, count(tasks.expired)],
    [words.categories.meaning, mean(scores.meaning)],
    [words.categories.timing, mean(scores.timing)],
    [words.categories.spelling, mean(scores.spelling)],
    [words.categories.style, mean(scores.style)],
  ]
}
