import { EmptyState } from '@vireo/ui'
import { Lock } from 'lucide-react'

import { ApiError } from './api/index.ts'

/** Whether somebody was refused because of what they may do, so that trying again helps nobody. */
export function isNotAllowed(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'insufficient_permissions'
}

/** What stands in place of what somebody may not see: why, and who can help. */
export function NotAllowed({ title, help }: { readonly title: string; readonly help: string }) {
  return (
    <EmptyState icon={<Lock size={28} />} title={title}>
      {help}
    </EmptyState>
  )
}
