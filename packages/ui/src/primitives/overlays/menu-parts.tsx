import { DropdownMenu as Radix } from 'radix-ui'
import { useState, type ReactNode } from 'react'

import { joinClasses } from '../../join-classes.ts'
import type { OpenedBy } from './closed-opener.ts'
import { popupContainer } from './popup-container.ts'

/** Shows a list of actions behind a button, whose name is the menu's as well. */
export function Menu({
  trigger,
  align = 'end',
  tall = false,
  openedBy,
  children,
}: {
  readonly trigger: ReactNode
  readonly align?: 'start' | 'end'
  /** Shows more actions at once than a menu usually does: the last of them must not be out of sight. */
  readonly tall?: boolean
  /** How its button was pressed before the menu could open. */
  readonly openedBy?: OpenedBy | undefined
  readonly children: ReactNode
}) {
  // The container is looked up when the menu opens: the page around it may have changed since it was drawn.
  const [open, setOpen] = useState(openedBy !== undefined)
  return (
    <Radix.Root modal={false} open={open} onOpenChange={setOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={open ? popupContainer() : null}>
        <Radix.Content
          ref={openedBy === 'keys' ? focusFirst : undefined}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className={joinClasses(
            'z-50 max-w-80 min-w-65 overflow-y-auto floats rounded-lg bg-raised p-1 shadow-float animate-[vireo-rise_160ms_ease-out]',
            tall ? 'max-h-[min(24rem,var(--radix-dropdown-menu-content-available-height))]' : 'max-h-60',
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Leads whoever opened the menu with keys to its first action, as the menu does itself once it hears keys. */
function focusFirst(content: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const focused = document.activeElement
    if (content === focused) content?.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')?.focus()
  })
}

/** Shows one action of a menu. */
export function MenuItem({
  icon,
  danger = false,
  shortcut,
  onSelect,
  disabled = false,
  children,
}: {
  readonly icon?: ReactNode
  readonly danger?: boolean
  readonly shortcut?: string
  readonly onSelect: () => void
  readonly disabled?: boolean
  readonly children: ReactNode
}) {
  return (
    <Radix.Item
      disabled={disabled}
      onSelect={onSelect}
      className={joinClasses(
        'flex min-h-9 items-center gap-3 rounded-md px-2 py-1 text-sm outline-none select-none data-disabled:opacity-50 data-highlighted:bg-fill-hover',
        danger ? 'text-danger' : 'text-ink',
      )}
    >
      {icon ? <span className={danger ? undefined : 'text-muted'}>{icon}</span> : null}
      <span className="min-w-0 flex-1">{children}</span>
      {shortcut ? <span className="text-xs text-faint">{shortcut}</span> : null}
    </Radix.Item>
  )
}

/** Shows a choice between values inside a menu. */
export function MenuChoices({
  label,
  value,
  options,
  onChange,
}: {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
}) {
  return (
    <Radix.RadioGroup aria-label={label} value={value} onValueChange={onChange}>
      {options.map((option) => (
        <Radix.RadioItem
          key={option.value}
          value={option.value}
          className="flex min-h-9 items-center rounded-md px-2 text-sm tabular-nums outline-none select-none data-highlighted:bg-fill-hover data-[state=checked]:font-semibold data-[state=checked]:text-accent"
        >
          {option.label}
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  )
}

/** Shows a line between groups of actions. */
export function MenuSeparator() {
  return <Radix.Separator className="my-1 h-px bg-line" />
}

/** Shows text at the head of a menu that is no action. */
export function MenuLabel({ children }: { readonly children: ReactNode }) {
  return <Radix.Label className="px-2 py-2 text-sm">{children}</Radix.Label>
}
