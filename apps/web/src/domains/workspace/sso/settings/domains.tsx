import { Button, Skeleton } from '@vireo/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'

import { QueryError } from '#kit/failures/query-error.tsx'
import { SettingBlock } from '#kit/page/index.ts'
import { AddDomainDialog } from './add-domain-dialog.tsx'
import { DomainRow } from './domain-row.tsx'
import { useDomains } from './queries.ts'
import { ssoSettingsWords } from './words.ts'

/** Lists the domains of a workspace, each with the record that proves it. */
export function Domains({ mayChange }: { readonly mayChange: boolean }) {
  const { data, error, isPending, refetch } = useDomains()
  const [adding, setAdding] = useState(false)
  const domains = data?.domain_verifications ?? []
  return (
    <SettingBlock
      title={ssoSettingsWords.domainsTitle}
      lead={ssoSettingsWords.domainsLead}
      action={
        mayChange ? (
          <Button size="sm" icon={<Plus aria-hidden size={16} />} onClick={() => setAdding(true)}>
            {ssoSettingsWords.addDomain}
          </Button>
        ) : null
      }
    >
      {isPending ? <Skeleton className="h-12 w-full" /> : null}
      {error && !data ? <QueryError title={ssoSettingsWords.failed} error={error} onRetry={refetch} /> : null}
      {data && domains.length === 0 ? <p className="text-sm text-muted">{ssoSettingsWords.noDomains}</p> : null}
      {domains.length > 0 ? (
        <ul aria-label={ssoSettingsWords.domainsCaption} className="divide-y divide-line">
          {domains.map((domain) => (
            <DomainRow key={domain.domain_verification_id} domain={domain} mayChange={mayChange} />
          ))}
        </ul>
      ) : null}
      {adding ? <AddDomainDialog onClose={() => setAdding(false)} /> : null}
    </SettingBlock>
  )
}
