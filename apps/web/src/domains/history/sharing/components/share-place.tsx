import { Suspense } from 'react'

import { later } from '#kit/later.tsx'
import { openShare, useOpenShare } from '../open-share.ts'

const ShareDialog = later(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }))

/** Stands once in the shell, and shows the dialog of the recording that somebody shares. */
export function SharePlace() {
  const historyItemId = useOpenShare()
  if (historyItemId === undefined) return null
  return (
    <Suspense fallback={null}>
      <ShareDialog key={historyItemId} historyItemId={historyItemId} onClose={() => openShare(undefined)} />
    </Suspense>
  )
}
