import { Popover as Radix } from 'radix-ui'
import { useState, type ReactNode } from 'react'

import { popupContainer } from './popup-container.ts'

/** A small panel that opens at a button and is about what the button names. */
export function Popover({
  label,
  trigger,
  align = 'end',
  children,
}: {
  readonly label: string
  readonly trigger: ReactNode
  readonly align?: 'start' | 'end'
  readonly children: ReactNode
}) {
  // The container is looked up when the panel opens: the page around it may have changed since it was drawn.
  const [open, setOpen] = useState(false)
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={open ? popupContainer() : null}>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className="z-50 flex max-h-[min(32rem,var(--radix-popover-content-available-height))] w-96 max-w-[calc(100vw-1rem)] flex-col overflow-hidden rounded-md border border-line bg-raised shadow-float outline-none animate-[vireo-rise_120ms]"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
