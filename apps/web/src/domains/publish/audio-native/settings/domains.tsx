import { Button, Section, Skeleton } from '@vireo/ui'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'

import { QueryError } from '#kit/failures/query-error.tsx'
import { later } from '#kit/later.tsx'
import { useDomains } from '../queries.ts'
import { DomainRow } from './domain-row.tsx'
import { siteWords } from './words.ts'

const AddDomainDialog = later(async () => ({ default: (await import('./add-domain-dialog.tsx')).AddDomainDialog }))

/** Lists the sites whose pages are read, each with the record that proves it. They are those of all projects. */
export function Domains() {
  const { data, error, isPending, refetch } = useDomains()
  const [adding, setAdding] = useState(false)
  const domains = data?.domains ?? []
  return (
    <Section
      title={siteWords.domains}
      lead={siteWords.domainsLead}
      action={
        <Button size="sm" icon={<Plus aria-hidden size={16} />} onClick={() => setAdding(true)}>
          {siteWords.addDomain}
        </Button>
      }
    >
      {isPending ? <Skeleton className="h-12 w-full" /> : null}
      {error && !data ? <QueryError title={siteWords.domainsFailed} error={error} onRetry={refetch} /> : null}
      {data && domains.length === 0 ? <p className="text-sm text-muted">{siteWords.noDomains}</p> : null}
      {domains.length > 0 ? (
        <ul aria-label={siteWords.domains} className="divide-y divide-line">
          {domains.map((domain) => (
            <DomainRow key={domain.domain_id} domain={domain} />
          ))}
        </ul>
      ) : null}
      {adding ? (
        <Suspense>
          <AddDomainDialog onClose={() => setAdding(false)} />
        </Suspense>
      ) : null}
    </Section>
  )
}
