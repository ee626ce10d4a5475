import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

import { joinClasses } from '../../join-classes.ts'
import { overlayClasses } from './overlay-classes.ts'
import { IconButton } from '../icon-button.tsx'
import { usePanelFocus } from './use-panel-focus.ts'
import { useScrollStop } from './use-scroll-stop.ts'
import { uiWords } from '../../words.ts'

const sides = {
  left: 'inset-y-0 left-0 w-72 max-w-[85vw] animate-[vireo-slide-from-left_160ms_ease-out]',
  right: 'inset-y-0 right-0 w-[26rem] max-w-full animate-[vireo-slide-from-right_160ms_ease-out]',
  bottom: 'inset-x-0 bottom-0 max-h-[85dvh] rounded-t-lg animate-[vireo-slide-from-bottom_160ms_ease-out]',
} as const

/** Slides a panel in from an edge that keeps the page in sight behind it. */
export function Sheet({
  open,
  onClose,
  title,
  titleHidden = false,
  side,
  children,
}: {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly titleHidden?: boolean
  readonly side: keyof typeof sides
  readonly children: ReactNode
}) {
  const focus = usePanelFocus()
  const scrollStop = useScrollStop()
  return (
    <Radix.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClasses} />
        <Radix.Content
          aria-describedby={undefined}
          {...focus}
          data-sheet={side}
          className={joinClasses('floats fixed z-50 flex flex-col bg-raised shadow-float outline-none', sides[side])}
        >
          <div className="flex items-center justify-between gap-4 px-4 py-2">
            <Radix.Title className={titleHidden ? 'sr-only' : 'text-base font-semibold'}>{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={uiWords.close} className="-mr-2 ml-auto">
                <X aria-hidden size={16} />
              </IconButton>
            </Radix.Close>
          </div>
          <div ref={scrollStop} className="flex min-h-0 flex-1 flex-col overflow-y-auto">
            {children}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
