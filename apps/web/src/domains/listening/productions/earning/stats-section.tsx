import { type ProducerStats, reviewCategories } from '@vireo/contracts/productions'
import { Section, SkeletonText } from '@vireo/ui'

import { QueryError } from '#kit/failures/query-error.tsx'
import { formatDecimal, formatExact } from '#kit/format/index.ts'
import { centsText } from '../shown/money.ts'
import { taskWords } from '../tasks/words.ts'
import { useProducerStats } from './queries.ts'
import { earningWords } from './words.ts'

type Fact = { readonly name: string; readonly value: string }

/** Shows a producer how they work: what became of their tasks, and how reviewers scored them. */
export function StatsSection({ userId }: { readonly userId: string }) {
  const { data, error, refetch } = useProducerStats(userId)
  return (
    <Section title={earningWords.stats} lead={earningWords.statsLead}>
      {data ? (
        <div className="flex flex-col gap-5">
          <Facts facts={factsOf(data)} />
          <div>
            <h3 className="mb-2 text-sm font-medium">{earningWords.scores}</h3>
            <Facts
              facts={reviewCategories.map((category) => ({
                name: taskWords.categories[category],
                value: meanText(data.scores[category]),
              }))}
            />
          </div>
        </div>
      ) : error ? (
        <QueryError title={earningWords.statsFailed} error={error} onRetry={refetch} compact />
      ) : (
        <SkeletonText />
      )}
    </Section>
  )
}

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3 lg:grid-cols-5">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt className="text-xs text-muted">{name}</dt>
          <dd className="font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function factsOf({ tasks, minutes_approved: minutes, first_time_percent: first, ...stats }: ProducerStats): Fact[] {
  const { figures, none, percent } = earningWords
  return [
    { name: figures.active, value: formatExact(tasks.active) },
    { name: figures.in_review, value: formatExact(tasks.in_review) },
    { name: figures.approved, value: formatExact(tasks.approved) },
    { name: figures.given_up, value: formatExact(tasks.given_up) },
    { name: figures.expired, value: formatExact(tasks.expired) },
    { name: figures.minutes, value: formatDecimal(minutes, 1) },
    { name: figures.first_time, value: first === null ? none : percent(Math.round(first)) },
    { name: figures.reviews, value: formatExact(stats.reviews) },
    { name: figures.earned, value: centsText(stats.earned_cents) },
  ]
}

function meanText(mean: number | null): string {
  return mean === null ? earningWords.none : earningWords.ofFive(formatDecimal(mean, 1))
}
