import { useState, type ComponentProps } from 'react'

import { laterPart } from '../later-part.ts'
import { closedOpener, type OpenedBy } from './closed-opener.ts'
import type * as MenuParts from './menu-parts.tsx'

/** Once the parts are there, everything is drawn at once, so that keys find the items. */
const useParts = laterPart(() => import('./menu-parts.tsx'))

/**
 * Shows a list of actions behind a button, whose name is the menu's as well. Menus stand on every row and are opened on few:
 * the parts come when somebody is about to open one, and whoever was faster finds the menu open once they have come.
 */
export function Menu(props: Omit<ComponentProps<typeof MenuParts.Menu>, 'openedBy'>) {
  const [openedBy, open] = useState<OpenedBy>()
  const [areThere] = useState(useParts.isThere)
  const parts = useParts(areThere || openedBy !== undefined)
  if (parts) return <parts.Menu {...props} openedBy={openedBy} />
  return closedOpener(props.trigger, { kind: 'menu', fetchAhead: useParts.fetchAhead, open })
}

/** Shows one action of a menu. */
export function MenuItem(props: ComponentProps<typeof MenuParts.MenuItem>) {
  const ready = useParts()
  return ready ? <ready.MenuItem {...props} /> : null
}

/** Shows a choice between values inside a menu. */
export function MenuChoices(props: ComponentProps<typeof MenuParts.MenuChoices>) {
  const ready = useParts()
  return ready ? <ready.MenuChoices {...props} /> : null
}

/** Shows a line between groups of actions. */
export function MenuSeparator() {
  const ready = useParts()
  return ready ? <ready.MenuSeparator /> : null
}

/** Shows text at the head of a menu that is no action. */
export function MenuLabel(props: ComponentProps<typeof MenuParts.MenuLabel>) {
  const ready = useParts()
  return ready ? <ready.MenuLabel {...props} /> : null
}
