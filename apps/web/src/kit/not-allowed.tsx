import { NotAllowedState } from '@vireo/ui'
import type { ReactNode } from 'react'

import { ApiError } from './api/index.ts'

/** Tells whether somebody was refused because of what they may do, so that trying again helps nobody. */
export function isNotAllowed(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'insufficient_permissions'
}

/** Stands in place of what somebody may not see: why, and who can help. */
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
    <NotAllowedState title={title} help={help}>
      {children}
    </NotAllowedState>
  )
}
