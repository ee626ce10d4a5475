import { buttonClasses } from '@vireo/ui'
import { Link } from 'react-router'

/** Says that there is nothing to choose yet, and where that changes. */
export function NothingToChoose({
  children,
  to,
  action,
}: {
  readonly children: string
  readonly to: string
  readonly action: string
}) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-fill p-4">
      <p className="min-w-0 grow basis-64 text-sm text-muted">{children}</p>
      <Link to={to} className={buttonClasses({ size: 'sm' })}>
        {action}
      </Link>
    </div>
  )
}
