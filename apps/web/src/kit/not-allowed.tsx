import { EmptyState } from '@vireo/ui'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'

import { ApiError } from './api/index.ts'

/** Whether somebody was refused because of what they may do, so that trying again helps nobody. */
export function isNotAllowed(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'insufficient_permissions'
}

/** What stands in place of what somebody may not see: why, and who can help. */
export function NotAllowed({
  title,
  help,
  children,
}: {
  readonly title: string
  readonly help: string
  /** Who they are that can help. */
  readonly children: ReactNode
}) {
  return (
    <EmptyState icon={<Lock size={28} />} title={title}>
      <p>{help}</p>
      {children}
    </EmptyState>
  )
}
