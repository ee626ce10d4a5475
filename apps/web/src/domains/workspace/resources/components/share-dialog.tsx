import type { Resource } from '@vireo/contracts/resources'
import { Button, Dialog, Skeleton } from '@vireo/ui'
import { Link2 } from 'lucide-react'

import { copyText } from '#kit/copy/copy-text.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { useDialogAttempt } from '#kit/failures/use-dialog-attempt.ts'
import { type Attempt, type Shared, useShares } from '../queries.ts'
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
  const { problem, attempt } = useDialogAttempt()
  return (
    <Dialog
      open
      onClose={onClose}
      width="lg"
      title={sharingWords.title(name)}
      description={sharingWords.lead}
      problem={problem}
      footer={
        <Button icon={<Link2 aria-hidden size={16} />} onClick={() => void copyLink(path)}>
          {sharingWords.copyLink}
        </Button>
      }
    >
      <div className="mt-4">
        {shares.data ? <Shares resource={shares.data} shared={{ type, id }} attempt={attempt} /> : null}
        {shares.isPending ? <LoadingShares /> : null}
        {shares.isError && !shares.data ? (
          <QueryError title={sharingWords.failed} error={shares.error} onRetry={shares.refetch} />
        ) : null}
      </div>
    </Dialog>
  )
}

function LoadingShares() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-15 w-full" />
      {[0, 1].map((row) => (
        <div key={row} className="flex items-center gap-3">
          <Skeleton round className="size-8" />
          <Skeleton className="h-4 w-40" />
        </div>
      ))}
    </div>
  )
}

type SharesProps = { readonly resource: Resource; readonly shared: Shared; readonly attempt: Attempt }

function Shares({ resource, shared, attempt }: SharesProps) {
  const mayShare = resource.access_level === 'admin'
  return (
    <div className="flex flex-col gap-6">
      {mayShare ? (
        <AddShare options={resource.share_options} shared={shared} attempt={attempt} />
      ) : (
        <p className="rounded-md bg-fill p-3 text-sm text-muted">{sharingWords.viewOnly}</p>
      )}
      <div>
        <h3 className="text-sm font-medium">{sharingWords.whoHasAccess}</h3>
        {resource.shares.length === 0 ? <p className="mt-1 text-sm text-muted">{sharingWords.nobody}</p> : null}
        <ul aria-label={sharingWords.whoHasAccess} className="mt-1 empty:hidden">
          {resource.shares.map((share) => (
            <ShareRow key={share.id} share={share} shared={shared} mayShare={mayShare} attempt={attempt} />
          ))}
        </ul>
      </div>
      <DefaultSharing attempt={attempt} />
    </div>
  )
}

function copyLink(path: string | undefined): Promise<void> {
  const { copied, notCopied } = sharingWords
  return copyText(new URL(path ?? location.pathname, location.origin).href, { copied, notCopied })
}
