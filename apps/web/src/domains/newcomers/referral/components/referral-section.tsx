import { Section, Skeleton } from '@vireo/ui'

import { CopyField } from '#kit/copy/copy-field.tsx'
import { QueryError } from '#kit/failures/query-error.tsx'
import { formatExact } from '#kit/format/index.ts'
import { useReferralLink } from '../queries.ts'
import { referralWords } from '../words.ts'

/** Shows the link by which somebody brings others, and what came of it. */
export function ReferralSection() {
  const { data, error, isPending, refetch } = useReferralLink()
  const lead =
    data && data.reward_credits > 0 ? referralWords.leadRewarded(formatExact(data.reward_credits)) : referralWords.lead
  return (
    <Section title={referralWords.title} lead={lead}>
      {isPending ? <Skeleton className="h-28 w-full rounded-lg" /> : null}
      {error && !data ? <QueryError title={referralWords.failed} error={error} onRetry={refetch} /> : null}
      {data ? (
        <div className="flex flex-col gap-4">
          <CopyField label={referralWords.link} value={data.referral_link} />
          <dl className="grid grid-cols-2 gap-x-6 gap-y-1 text-sm sm:grid-cols-[max-content_1fr]">
            <Figure name={referralWords.referred} value={data.referred} />
            <Figure name={referralWords.credited} value={data.credited} />
          </dl>
        </div>
      ) : null}
    </Section>
  )
}

function Figure({ name, value }: { readonly name: string; readonly value: number }) {
  return (
    <div className="contents">
      <dt className="text-muted">{name}</dt>
      <dd className="tabular-nums">{formatExact(value)}</dd>
    </div>
  )
}
