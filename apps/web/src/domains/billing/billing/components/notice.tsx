import { Badge } from '@vireo/ui'
import { Info } from 'lucide-react'
import type { ReactNode } from 'react'

/** Shows a sentence above the rest. */
export function Notice({
  badge,
  action,
  children,
}: {
  readonly badge?: string | undefined
  readonly action?: ReactNode
  readonly children: ReactNode
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg bg-surface px-4 py-3 text-sm">
      {badge ? <Badge tone="warning">{badge}</Badge> : <Info aria-hidden size={16} className="shrink-0 text-muted" />}
      <div className="min-w-0 flex-1 basis-48">{children}</div>
      {action}
    </div>
  )
}
