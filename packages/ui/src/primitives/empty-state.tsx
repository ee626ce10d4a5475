import type { ReactNode } from 'react'

/** What a place is for while there is nothing in it yet: one sentence, one action, one example. */
export function EmptyState({
  icon,
  title,
  children,
  action,
}: {
  readonly icon: ReactNode
  readonly title: string
  readonly children?: ReactNode
  readonly action?: ReactNode
}) {
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-12 text-center">
      <span aria-hidden className="text-faint">
        {icon}
      </span>
      <p className="text-base font-semibold">{title}</p>
      {children ? <div className="max-w-sm text-sm text-muted">{children}</div> : null}
      {action ? <div className="mt-1">{action}</div> : null}
    </div>
  )
}
