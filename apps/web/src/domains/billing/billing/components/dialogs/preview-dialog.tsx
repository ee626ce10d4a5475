import type { SubscriptionAction } from '@vireo/contracts/billing'
import { Dialog } from '@vireo/ui'
import type { ReactNode } from 'react'

import { type PreviewedChoice, usePreview } from '../../changes/use-preview.ts'
import type { ChangeProblem } from '../../failures.ts'
import { PreviewFacts } from '../preview-facts.tsx'
import { ChangeHelp } from './change-help.tsx'

/**
 * Asks before a plan changes: what changes and when, what is charged, what is gained and lost. What costs money waits
 * until its price is known; leaving does not. What goes wrong is said here, with what helps.
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
  problem,
  onHelped,
  onConfirm,
  onClose,
}: {
  readonly choice: PreviewedChoice
  readonly expected: readonly SubscriptionAction[]
  readonly title: string
  readonly text: ReactNode
  readonly action: string
  readonly stay: string
  readonly isLeaving?: boolean
  readonly isBusy: boolean
  readonly problem?: ChangeProblem | undefined
  readonly onHelped?: () => void
  readonly onConfirm: () => void
  readonly onClose: () => void
}) {
  const previewing = usePreview(choice)
  const isKnown = previewing.data !== undefined && expected.includes(previewing.data.action)
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={text}
      confirm={{
        label: action,
        dismiss: stay,
        danger: isLeaving,
        loading: isBusy,
        disabled: !isKnown && !isLeaving,
        onConfirm,
      }}
      problem={
        problem && {
          message: [problem.title, problem.reason].filter((part) => part !== undefined).join('. '),
          requestId: problem.requestId,
          action: problem.help ? <ChangeHelp help={problem.help} onHelped={onHelped ?? onClose} /> : undefined,
        }
      }
    >
      <PreviewFacts previewing={previewing} expected={expected} />
    </Dialog>
  )
}
