import type { ComponentProps } from 'react'

import { laterPart } from '../later-part.ts'
import type * as MenuParts from './menu-parts.tsx'

/** Until the parts are there the button does nothing; afterwards everything is drawn at once, so that keys find the items. */
const useParts = laterPart(() => import('./menu-parts.tsx'))

/** Shows a list of actions behind a button, whose name is the menu's as well. */
export function Menu(props: ComponentProps<typeof MenuParts.Menu>) {
  const ready = useParts()
  return ready ? <ready.Menu {...props} /> : props.trigger
}

/** One action of a menu. */
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

/** Text at the head of a menu that is no action. */
export function MenuLabel(props: ComponentProps<typeof MenuParts.MenuLabel>) {
  const ready = useParts()
  return ready ? <ready.MenuLabel {...props} /> : null
}
