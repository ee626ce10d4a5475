import { Sheet } from '@vireo/ui'
import type { ReactNode } from 'react'

/** The settings from below, on a phone. */
export function PhoneSheet({
  open,
  title,
  children,
  onClose,
}: {
  readonly open: boolean
  readonly title: string
  readonly children: ReactNode
  readonly onClose: () => void
}) {
  return (
    <Sheet open={open} onClose={onClose} title={title} side="bottom">
      <div className="p-4">{children}</div>
    </Sheet>
  )
}
