import type { SeatsStatus } from '@vireo/contracts/workspaces'
import { Button, buttonClasses, Dialog, uiWords } from '@vireo/ui'

import { AppLink, paths } from '#kit/routing/index.ts'
import { inviteWords } from './words.ts'

/** Says why nobody can be invited, and leads to more seats. */
export function NoSeatDialog({ seats, onClose }: { readonly seats: SeatsStatus; readonly onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={inviteWords.fullTitle}
      description={seats.used >= seats.max ? inviteWords.full(seats.max) : inviteWords.promised(seats.max)}
      footer={
        <>
          <Button onClick={onClose}>{uiWords.cancel}</Button>
          <AppLink to={paths.subscription} className={buttonClasses({ variant: 'primary' })}>
            {inviteWords.plans}
          </AppLink>
        </>
      }
    />
  )
}

/** Leads from a refused address to more seats. */
export function PlansLink() {
  return (
    <AppLink to={paths.subscription} className="rounded-sm font-medium underline underline-offset-4">
      {inviteWords.plans}
    </AppLink>
  )
}
