import type { HeldQualifications, OfferedTests } from '@vireo/contracts/productions'
import { Badge, EmptyState } from '@vireo/ui'
import { GraduationCap } from 'lucide-react'
import { useState } from 'react'

import { nowMs } from '#kit/clock.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { languageName } from '#kit/format/index.ts'
import { PageLead, RowsSkeleton } from '#kit/page/index.ts'
import { ProducerOnly } from '../producer/producer-only.tsx'
import { useHeldQualifications } from '../producer/queries.ts'
import { producerWords } from '../producer/words.ts'
import { dayText } from '../shown/instants.ts'
import { useOfferedTests } from '../qualifying/queries.ts'
import { TestOffer } from '../qualifying/test-offer.tsx'
import { qualifyingWords } from '../qualifying/words.ts'
import { productionsWords } from '../words.ts'

type Held = HeldQualifications['qualifications'][number]

/** Lists what one can be qualified for, and what of it one has. */
export function QualificationsPage() {
  return <ProducerOnly>{({ state }) => <Qualifications isPaused={state === 'paused'} />}</ProducerOnly>
}

function Qualifications({ isPaused }: { readonly isPaused: boolean }) {
  const { data, error, refetch } = useHeldQualifications()
  const offered = useOfferedTests()
  // Who is paused can begin none.
  const tests = isPaused ? [] : (offered.data?.tests ?? [])
  const testOf = (id: string) => tests.find((test) => test.qualification_id === id)
  if (!data)
    return error ? (
      <QueryError title={producerWords.qualificationsFailed} error={error} onRetry={refetch} />
    ) : (
      <RowsSkeleton />
    )
  return (
    <>
      <PageLead>{producerWords.qualificationsLead}</PageLead>
      {offered.error && !offered.data ? (
        <div className="mb-4">
          <QueryError title={qualifyingWords.offersFailed} error={offered.error} onRetry={offered.refetch} compact />
        </div>
      ) : null}
      {data.qualifications.length === 0 ? (
        <div className="rounded-lg bg-surface">
          <EmptyState icon={<GraduationCap size={28} />} title={producerWords.noQualifications}>
            {producerWords.noQualificationsText}
          </EmptyState>
        </div>
      ) : (
        <ul aria-label={producerWords.qualifications} className="flex flex-col gap-2">
          {data.qualifications.map((held) => (
            <Row
              key={held.qualification_id}
              held={held}
              test={testOf(held.qualification_id)}
              saidAtMs={offered.dataUpdatedAt}
            />
          ))}
        </ul>
      )}
    </>
  )
}

type RowProps = {
  readonly held: Held
  readonly test: OfferedTests['tests'][number] | undefined
  readonly saidAtMs: number
}

function Row({ held, test, saidAtMs }: RowProps) {
  const [now] = useState(nowMs)
  const { source_language: from, target_language: to, granted_at: granted, expires_at: expires } = held
  const isOver = expires !== null && Date.parse(expires) <= now
  const languages = from === to ? languageName(from) : productionsWords.fromTo(languageName(from), languageName(to))
  return (
    <li className="flex flex-col gap-1 rounded-lg bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h2 dir="auto" className="min-w-0 font-medium wrap-anywhere">
          {held.name}
        </h2>
        {granted === null ? (
          <Badge>{producerWords.notQualified}</Badge>
        ) : isOver ? (
          <Badge tone="danger">{producerWords.over}</Badge>
        ) : (
          <Badge tone="success">{producerWords.qualified}</Badge>
        )}
      </div>
      <p className="text-sm text-muted">
        {[productionsWords.services[held.service], languages, validityOf(held)].join(' · ')}
      </p>
      {test ? <TestOffer test={test} saidAtMs={saidAtMs} /> : null}
    </li>
  )
}

function validityOf({ granted_at: granted, expires_at: expires, valid_days: days }: Held): string {
  if (granted !== null && expires !== null) return producerWords.until(dayText(expires))
  return granted !== null || days === null ? producerWords.forGood : producerWords.lasts(days)
}
