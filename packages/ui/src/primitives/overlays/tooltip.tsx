import { Slot } from 'radix-ui'
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

import { placeTooltip, type Side } from './place-tooltip.ts'
import { popupContainer } from './popup-container.ts'
import { useHint } from './use-hint.ts'

/** Shows a short hint for a control that already has an accessible name. */
export function Tooltip({
  content,
  side = 'top',
  children,
}: {
  readonly content: ReactNode
  readonly side?: Side
  readonly children: ReactNode
}) {
  const id = useId()
  const { control, handlers, stay, leave } = useHint()
  const isInDialog = Boolean(control?.closest('[role="dialog"]'))
  return (
    <>
      <Slot.Root {...handlers} {...(control && { 'aria-describedby': id })}>
        {children}
      </Slot.Root>
      {control
        ? createPortal(
            <Hint
              id={id}
              control={control}
              side={side}
              // Outside of every landmark, it is read by its control alone.
              aria-hidden={isInDialog ? true : undefined}
              onPointerEnter={stay}
              onPointerLeave={leave}
            >
              {content}
            </Hint>,
            // Before a dialog, not behind it.
            isInDialog ? document.body : popupContainer(),
          )
        : null}
    </>
  )
}

function Hint({
  id,
  control,
  side,
  children,
  ...handlers
}: {
  readonly id: string
  readonly control: Element
  readonly side: Side
  readonly children: ReactNode
  readonly 'aria-hidden': true | undefined
  readonly onPointerEnter: () => void
  readonly onPointerLeave: () => void
}) {
  const hint = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = hint.current
    if (!element) return
    const view = { width: document.documentElement.clientWidth, height: document.documentElement.clientHeight }
    const { left, top } = placeTooltip(control.getBoundingClientRect(), element.getBoundingClientRect(), view, side)
    element.style.left = `${left}px`
    element.style.top = `${top}px`
  })
  return (
    <div
      {...handlers}
      ref={hint}
      id={id}
      role="tooltip"
      className="fixed top-0 left-0 z-50 w-max max-w-64 rounded-md bg-ink px-2 py-1 text-xs text-canvas shadow-float animate-[vireo-fade-in_160ms]"
    >
      {children}
    </div>
  )
}
