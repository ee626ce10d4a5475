import { Tooltip } from '@vireo/ui'
import type { ReactNode } from 'react'

import { workspaceSecurityWords } from './words.ts'

/** Says to everybody else why the control inside does not work. */
export function AdminsOnly({ mayChange, children }: { readonly mayChange: boolean; readonly children: ReactNode }) {
  if (mayChange) return <div>{children}</div>
  return (
    <Tooltip content={workspaceSecurityWords.adminsOnly}>
      <fieldset className="min-w-0">
        <legend className="sr-only">{workspaceSecurityWords.adminsOnly}</legend>
        {children}
      </fieldset>
    </Tooltip>
  )
}
