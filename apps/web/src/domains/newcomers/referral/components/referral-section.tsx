import type { ReferralLink } from '@vireo/contracts/referral'
import { Button, buttonClasses, Section, Skeleton } from '@vireo/ui'

import { useUser } from '#users'
import { CopyField } from '#kit/copy/copy-field.tsx'
import { QueryError } from '#kit/failures/query-error.tsx'
import { formatExact } from '#kit/format/index.ts'
import { useMakeLink, useReferralLink } from '../queries.ts'
import { referralWords } from '../words.ts'

/** Shows the link by which somebody brings others, and what came of it; offers one to whoever has none. */
export function ReferralSection() {
  const { data: user } = useUser()
  const hasLink = typeof user?.referral_link_code === 'string'
  const { data, error, refetch } = useReferralLink({ isThere: hasLink })
  const make = useMakeLink()
  const lead =
    data && data.reward_credits > 0 ? referralWords.leadRewarded(formatExact(data.reward_credits)) : referralWords.lead
  return (
    <Section title={referralWords.title} lead={lead}>
      {error && !data ? <QueryError title={referralWords.failed} error={error} onRetry={refetch} /> : null}
      {data ? <Link link={data} /> : null}
      {data || error || !user ? null : hasLink ? (
        <Skeleton className="h-28 w-full rounded-lg" />
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button loading={make.isPending} onClick={() => make.mutate()}>
            {referralWords.make}
          </Button>
          <a href="/affiliates" target="_blank" rel="noopener" className={buttonClasses({ variant: 'ghost' })}>
            {referralWords.how}
          </a>
        </div>
      )}
    </Section>
  )
}

function Link({ link }: { readonly link: ReferralLink }) {
  return (
    <div className="flex flex-col gap-4">
      <CopyField label={referralWords.link} value={link.referral_link} />
      <dl className="grid grid-cols-2 gap-x-6 gap-y-1 text-sm sm:grid-cols-[max-content_1fr]">
        <Figure name={referralWords.referred} value={link.referred} />
        <Figure name={referralWords.credited} value={link.credited} />
      </dl>
    </div>
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
