import { Popover as Radix } from 'radix-ui'
import { useState, type ReactNode } from 'react'

import { joinClasses } from '../../join-classes.ts'
import { popupContainer } from './popup-container.ts'
import { screenPadding } from './screen-padding.ts'

const widths = { auto: 'w-max', sm: 'w-72', md: 'w-96' } as const

/** Opens a small panel at a button; it is about what the button names. */
export function Popover({
  label,
  trigger,
  align = 'end',
  width = 'md',
  open: isOpened,
  startsOpen = false,
  onOpenChange,
  children,
}: {
  readonly label: string
  readonly trigger: ReactNode
  readonly align?: 'start' | 'end'
  readonly width?: keyof typeof widths
  /** Whether it is open, where others have a say in that. */
  readonly open?: boolean | undefined
  /** Whether its button was pressed before the panel could open. */
  readonly startsOpen?: boolean
  readonly onOpenChange?: (open: boolean) => void
  readonly children: ReactNode
}) {
  const [isOpenHere, setOpenHere] = useState(startsOpen)
  const open = isOpened ?? isOpenHere
  // The container is looked up when the panel opens: the page around it may have changed since it was drawn.
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange ?? setOpenHere}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={open ? popupContainer() : null}>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={4}
          collisionPadding={open ? screenPadding() : 0}
          className={joinClasses(
            'floats z-50 flex max-h-[min(32rem,var(--radix-popover-content-available-height))] max-w-[calc(100vw-1rem)] flex-col overflow-hidden rounded-lg bg-raised shadow-float outline-none animate-[vireo-rise_160ms_ease-out]',
            widths[width],
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
