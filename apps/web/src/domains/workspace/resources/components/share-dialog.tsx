import type { Resource } from '@vireo/contracts/resources'
import { Button, Dialog, showError, showSuccess, Skeleton } from '@vireo/ui'
import { Link2 } from 'lucide-react'

import { QueryError } from '#kit/failures/query-error.tsx'
import { type Shared, useShares } from '../queries.ts'
import { sharingWords } from '../words.ts'
import { AddShare } from './add-share.tsx'
import { DefaultSharing } from './default-sharing.tsx'
import { ShareRow } from './share-row.tsx'

export type ShareDialogProps = Shared & {
  readonly name: string
  /** Where whoever gets the link finds the thing; the page one is on when absent. */
  readonly path?: string
  readonly onClose: () => void
}

/**
 * Shows who may see and change a thing: people, groups, machines, everyone. Any slice shows it for a type it declares.
 */
export function ShareDialog({ type, id, name, path, onClose }: ShareDialogProps) {
  const shares = useShares({ type, id })
  return (
    <Dialog
      open
      onClose={onClose}
      width="lg"
      title={sharingWords.title(name)}
      description={sharingWords.lead}
      footer={
        <Button icon={<Link2 aria-hidden size={16} />} onClick={() => void copyLink(path)}>
          {sharingWords.copyLink}
        </Button>
      }
    >
      <div className="mt-4">
        {shares.data ? <Shares resource={shares.data} shared={{ type, id }} /> : null}
        {shares.isPending ? <Skeleton className="h-32 w-full" /> : null}
        {shares.isError && !shares.data ? (
          <QueryError title={sharingWords.failed} error={shares.error} onRetry={shares.refetch} />
        ) : null}
      </div>
    </Dialog>
  )
}

function Shares({ resource, shared }: { readonly resource: Resource; readonly shared: Shared }) {
  const mayShare = resource.access_level === 'admin'
  return (
    <div className="flex flex-col gap-4">
      {mayShare ? (
        <AddShare options={resource.share_options} shared={shared} />
      ) : (
        <p className="rounded-md bg-hover p-3 text-sm text-muted">{sharingWords.viewOnly}</p>
      )}
      <div>
        <h3 className="text-sm font-medium">{sharingWords.whoHasAccess}</h3>
        {resource.shares.length === 0 ? <p className="mt-1 text-sm text-muted">{sharingWords.nobody}</p> : null}
        <ul aria-label={sharingWords.whoHasAccess} className="mt-1 divide-y divide-line">
          {resource.shares.map((share) => (
            <ShareRow key={share.id} share={share} shared={shared} mayShare={mayShare} />
          ))}
        </ul>
      </div>
      <DefaultSharing />
    </div>
  )
}

async function copyLink(path: string | undefined): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(path ?? location.pathname, location.origin).href)
    showSuccess(sharingWords.copied)
  } catch {
    showError(sharingWords.notCopied)
  }
}
