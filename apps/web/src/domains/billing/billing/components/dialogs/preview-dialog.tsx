import type { SubscriptionAction } from '@vireo/contracts/billing'
import { Button, Dialog } from '@vireo/ui'
import type { ReactNode } from 'react'

import { type PreviewedChoice, usePreview } from '../../changes/use-preview.ts'
import { PreviewFacts } from '../preview-facts.tsx'

/**
 * Asks before a plan changes, with what that means. What costs money waits until its price is known; leaving does not.
 */
export function PreviewDialog({
  choice,
  expected,
  title,
  text,
  action,
  stay,
  isLeaving = false,
  isBusy,
  onConfirm,
  onClose,
  children,
}: {
  readonly choice: PreviewedChoice
  readonly expected: readonly SubscriptionAction[]
  readonly title: string
  readonly text: ReactNode
  readonly action: string
  readonly stay: string
  readonly isLeaving?: boolean
  readonly isBusy: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
  readonly children?: ReactNode
}) {
  const previewing = usePreview(choice)
  const isKnown = previewing.data !== undefined && expected.includes(previewing.data.action)
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={text}
      footer={
        <>
          <Button onClick={onClose}>{stay}</Button>
          <Button
            variant={isLeaving ? 'danger' : 'primary'}
            loading={isBusy}
            disabled={!isKnown && !isLeaving}
            onClick={onConfirm}
          >
            {action}
          </Button>
        </>
      }
    >
      <PreviewFacts previewing={previewing} expected={expected} />
      {children}
    </Dialog>
  )
}
