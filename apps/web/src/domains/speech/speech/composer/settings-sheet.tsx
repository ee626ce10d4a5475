import { Sheet } from '@vireo/ui'
import type { ReactNode } from 'react'

/** Shows the settings from below, where there is no room beside the text. */
export function SettingsSheet({
  title,
  children,
  onClose,
}: {
  readonly title: string
  readonly children: ReactNode
  readonly onClose: () => void
}) {
  return (
    <Sheet open onClose={onClose} title={title} side="bottom">
      <div className="p-4">{children}</div>
    </Sheet>
  )
}
