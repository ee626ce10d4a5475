import { NotAllowedState } from '@vireo/ui'
import type { ReactNode } from 'react'

import { AdminsHint, AskAdminsButton } from './admins/index.ts'
import { ApiError } from './api/index.ts'

/** Tells whether somebody was refused because of what they may do, so that trying again helps nobody. */
export function isNotAllowed(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'insufficient_permissions'
}

/** Stands in place of what somebody may not see: why, who can help, and the way to ask them. */
export function NotAllowed({
  title,
  help,
  more,
}: {
  readonly title: string
  readonly help?: string | undefined
  /** What else one may do than to ask. */
  readonly more?: ReactNode
}) {
  const action = (
    <>
      <AskAdminsButton />
      {more}
    </>
  )
  return (
    <NotAllowedState title={title} help={help} action={action}>
      <AdminsHint isSaid={help !== undefined} />
    </NotAllowedState>
  )
}
