import { Button, Dialog, Sheet, Skeleton, usePhone } from '@vireo/ui'
import { Clapperboard } from 'lucide-react'
import { Suspense } from 'react'

import { VerifyAddress } from '#identity'
import { ApiError } from '#kit/api/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { adviceFor } from '../advice-for.ts'
import { openShare } from '../open-share.ts'
import { useShareLink } from '../queries.ts'
import { sharingWords as words } from '../words.ts'
import { LinkControls } from './link-controls.tsx'
import { LinkLine } from './link-line.tsx'
import { PublicName } from './public-name.tsx'

type Props = { readonly historyItemId: string; readonly onClose: () => void }

/** Shows the link of a recording and where it goes: a dialog, and on phones a sheet from the bottom. */
export function ShareDialog({ historyItemId, onClose }: Props) {
  const isPhone = usePhone()
  const body = (
    <div className="flex flex-col gap-6">
      <ShareBody historyItemId={historyItemId} onClose={onClose} />
      <Button
        className="self-start"
        icon={<Clapperboard aria-hidden size={16} />}
        onClick={() => openShare(historyItemId, 'video')}
      >
        {words.asVideo}
      </Button>
    </div>
  )
  if (isPhone)
    return (
      <Sheet open onClose={onClose} title={words.title} side="bottom">
        <div className="min-h-0 overflow-y-auto p-4 pt-0">
          <p className="mb-4 text-sm text-muted">{words.lead}</p>
          {body}
        </div>
      </Sheet>
    )
  return (
    <Dialog open onClose={onClose} title={words.title} description={words.lead} width="lg">
      <div className="mt-4">{body}</div>
    </Dialog>
  )
}

function ShareBody({ historyItemId, onClose }: Props) {
  const { data: link, error, isPending, refetch } = useShareLink(historyItemId)
  if (isPending)
    return (
      <div aria-busy>
        <span className="sr-only">{words.loading}</span>
        <Skeleton className="h-48 w-full" />
      </div>
    )
  if (error)
    return (
      <div className="flex flex-col items-start gap-3">
        <QueryError compact title={words.failed} error={error} advice={adviceFor(error)} onRetry={refetch} />
        {error instanceof ApiError && error.code === 'email_not_verified' ? (
          <Suspense>
            <VerifyAddress />
          </Suspense>
        ) : null}
      </div>
    )
  return (
    <div className="flex flex-col gap-6">
      <LinkLine link={link.share_link} />
      <PublicName name={link.public_user_name ?? ''} />
      <LinkControls link={link} historyItemId={historyItemId} onEnded={onClose} />
    </div>
  )
}
