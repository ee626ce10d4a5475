import { Suspense } from 'react'

import { later } from '#kit/later.tsx'
import { openShare, useOpenShare } from '../open-share.ts'

const dialogs = {
  link: later(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog })),
  video: later(async () => ({ default: (await import('../video/video-dialog.tsx')).VideoDialog })),
}

/** Stands once in the shell, and shows the dialog of the recording that somebody shares. */
export function SharePlace() {
  const asked = useOpenShare()
  if (asked === undefined) return null
  const { historyItemId, as } = asked
  const Dialog = dialogs[as]
  return (
    <Suspense fallback={null}>
      <Dialog key={`${as} ${historyItemId}`} historyItemId={historyItemId} onClose={() => openShare(undefined)} />
    </Suspense>
  )
}
