import { Suspense } from 'react'

import { later } from '#kit/later.tsx'
import type { ShareDialogProps } from './share-dialog.tsx'

const Dialog = later(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }))

/** Shows and changes whom a thing is shared with. Only people who ask for it fetch it. */
export function ShareDialog(props: ShareDialogProps) {
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  )
}
