import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

import { joinClasses } from '../../join-classes.ts'
import { DialogActions, DialogProblemNote, type DialogConfirm, type DialogProblem } from './dialog-foot.tsx'
import { overlayClasses } from './overlay-classes.ts'
import { IconButton } from '../icon-button.tsx'
import { usePanelFocus } from './use-panel-focus.ts'
import { useScrollStop } from './use-scroll-stop.ts'
import { uiWords } from '../../words.ts'

const widths = {
  sm: 'max-w-sm',
  md: 'max-w-md',
  lg: 'max-w-lg',
  xl: 'max-w-xl',
  '2xl': 'max-w-2xl',
  '3xl': 'max-w-3xl',
  '4xl': 'max-w-4xl',
} as const

export type DialogProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly description?: ReactNode
  readonly width?: keyof typeof widths
  readonly children?: ReactNode
  /** Buttons at the foot in their own order; most dialogs say `confirm` instead. */
  readonly footer?: ReactNode
  /** The one thing that happens; Cancel stands before it. */
  readonly confirm?: DialogConfirm | undefined
  /** What went wrong here, with what helps. */
  readonly problem?: DialogProblem | undefined
  /** What must be answered has no cross, and neither Escape nor the scrim close it. */
  readonly mustAnswer?: boolean
}

/** Asks for an answer before the work goes on: a title, a sentence, a body. Escape, the scrim and the cross close it. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, width = 'md', children, mustAnswer = false } = props
  const footer = props.confirm ? <DialogActions {...props.confirm} onCancel={onClose} /> : props.footer
  const focus = usePanelFocus()
  const scrollStop = useScrollStop()
  return (
    <Radix.Root open={open} onOpenChange={(next) => (next || mustAnswer ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClasses} />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...focus}
          className={joinClasses(
            'floats fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 flex-col rounded-lg bg-raised shadow-float outline-none animate-[vireo-fade-in_160ms_ease-out]',
            widths[width],
          )}
        >
          <header className="flex items-start justify-between gap-4 p-6 pb-2">
            <Radix.Title className="text-lg font-semibold">{title}</Radix.Title>
            {mustAnswer ? null : (
              <Radix.Close asChild>
                <IconButton size="sm" label={uiWords.close} className="-mt-1 -mr-2">
                  <X aria-hidden size={16} />
                </IconButton>
              </Radix.Close>
            )}
          </header>
          <div ref={scrollStop} className="min-h-0 overflow-y-auto px-6 pb-6">
            {description ? (
              <Radix.Description asChild>
                <div className="text-sm text-muted">{description}</div>
              </Radix.Description>
            ) : null}
            {children}
          </div>
          {props.problem ? <DialogProblemNote {...props.problem} /> : null}
          {footer ? <footer className="flex flex-wrap justify-end gap-2 px-6 pb-6">{footer}</footer> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
