import { Dialog, Popover } from 'radix-ui'
import type { RefObject } from 'react'

import { overlayClasses } from '../overlays/overlay-classes.ts'
import { popupContainer } from '../overlays/popup-container.ts'
import { usePhone } from '../overlays/use-phone.ts'
import { ChoiceList, type ChoiceListProps } from './choice-list.tsx'

type ChoicePanelProps = Omit<ChoiceListProps, 'isTouched'> & {
  readonly id: string
  readonly button: RefObject<HTMLButtonElement | null>
  readonly onClose: () => void
}

/** Opens the list of options: below its button, or as a sheet from the bottom of a phone. */
export function ChoicePanel(props: ChoicePanelProps) {
  return usePhone() ? <SheetPanel {...props} /> : <PopoverPanel {...props} />
}

function PopoverPanel({ id, button, onClose, ...list }: ChoicePanelProps) {
  return (
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Anchor virtualRef={button} />
      <Popover.Portal container={popupContainer()}>
        <Popover.Content
          id={id}
          // The list inside says what it is.
          role="none"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          {...focusOf(button)}
          onInteractOutside={(event) => {
            // The button itself closes what it opened.
            if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault()
          }}
          className="floats z-50 flex max-h-[min(24rem,var(--radix-popover-content-available-height))] w-max max-w-[min(26rem,calc(100vw-1rem))] min-w-[max(14rem,var(--radix-popover-trigger-width))] flex-col overflow-hidden rounded-lg bg-raised shadow-float outline-none animate-[vireo-rise_160ms_ease-out]"
        >
          <ChoiceList {...list} isTouched={false} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

function SheetPanel({ id, button, onClose, ...list }: ChoicePanelProps) {
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className={overlayClasses} />
        <Dialog.Content
          id={id}
          aria-describedby={undefined}
          {...focusOf(button)}
          className="floats fixed inset-x-0 bottom-0 z-50 flex max-h-[80dvh] flex-col rounded-t-lg bg-raised pb-[env(safe-area-inset-bottom)] shadow-float outline-none animate-[vireo-slide-from-bottom_160ms_ease-out]"
        >
          <span aria-hidden className="mx-auto mt-2 h-1 w-8 shrink-0 rounded-full bg-line" />
          <Dialog.Title className="px-4 pt-2 pb-2 text-sm font-semibold">{list.label}</Dialog.Title>
          <ChoiceList {...list} isTouched />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Moves the focus into the list, and back to the button in the end. */
function focusOf(button: RefObject<HTMLButtonElement | null>) {
  return {
    onOpenAutoFocus: (event: Event) => {
      event.preventDefault()
      const panel = event.currentTarget
      if (!(panel instanceof HTMLElement)) return
      const wanted = panel.querySelector('[data-takes-focus]')
      if (wanted instanceof HTMLElement) wanted.focus({ preventScroll: true })
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      button.current?.focus({ preventScroll: true })
    },
  }
}
