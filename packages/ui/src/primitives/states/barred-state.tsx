import { Lock, PackageOpen } from 'lucide-react'
import type { ReactNode } from 'react'

import { EmptyState } from './empty-state.tsx'

type BarredStateProps = {
  readonly title: string
  /** One sentence. */
  readonly help?: string | undefined
  /** The button that asks whoever can help, or installs what is missing. */
  readonly action?: ReactNode
  readonly children?: ReactNode
}

/** Stands in place of what somebody may not see: why, and who can help. */
export function NotAllowedState({ title, help, action, children }: BarredStateProps) {
  return (
    <EmptyState icon={<Lock size={24} />} title={title} action={action}>
      {help === undefined ? null : <p>{help}</p>}
      {children}
    </EmptyState>
  )
}

/** Stands in place of what this instance cannot do yet: what is missing, how large it is, and how it comes here. */
export function NotInstalledState({
  title,
  help,
  size,
  action,
  children,
}: BarredStateProps & {
  /** How much is downloaded, written out. */
  readonly size?: string
}) {
  return (
    <EmptyState icon={<PackageOpen size={24} />} title={title} action={action}>
      <p>
        {help}
        {size ? <span className="whitespace-nowrap text-ink tabular-nums"> {size}</span> : null}
      </p>
      {children}
    </EmptyState>
  )
}
