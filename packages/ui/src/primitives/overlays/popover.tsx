import { useState, type ComponentProps } from 'react'

import { laterPart } from '../later-part.ts'
import { closedOpener } from './closed-opener.ts'
import type * as PopoverParts from './popover-parts.tsx'

/** Panels stand on many screens and are opened on few: the parts come when somebody is about to open one. */
const useParts = laterPart(() => import('./popover-parts.tsx'))

/**
 * Opens a small panel at a button; it is about what the button names. Whoever presses the button before the parts have come
 * finds the panel open once they have.
 */
export function Popover(props: Omit<ComponentProps<typeof PopoverParts.Popover>, 'startsOpen'>) {
  const [isPressed, setPressed] = useState(false)
  const [areThere] = useState(useParts.isThere)
  const { open: isOpen = false, onOpenChange, trigger } = props
  const parts = useParts(areThere || isPressed || isOpen)
  if (parts) return <parts.Popover {...props} startsOpen={isPressed} />
  const open = () => {
    setPressed(true)
    onOpenChange?.(true)
  }
  return closedOpener(trigger, { kind: 'dialog', fetchAhead: useParts.fetchAhead, open })
}
