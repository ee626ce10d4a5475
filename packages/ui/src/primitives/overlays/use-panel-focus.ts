import { useRef } from 'react'

/** Marks the element of a panel that takes the focus when the panel opens. */
export const takesFocus = { 'data-takes-focus': true } as const

type PanelFocus = {
  readonly onOpenAutoFocus: (event: Event) => void
  readonly onCloseAutoFocus: (event: Event) => void
}

/**
 * Focus of a panel that opens over the page: it goes to the element that asks for it, else to the panel
 * itself (its first button would only show a tooltip), and back to where it came from in the end.
 */
export function usePanelFocus(): PanelFocus {
  const cameFrom = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: (event) => {
      const panel = event.currentTarget
      if (!(panel instanceof HTMLElement)) return
      event.preventDefault()
      cameFrom.current = openerOf(document.activeElement)
      const wanted = panel.querySelector('[data-takes-focus]')
      if (wanted instanceof HTMLElement) wanted.focus()
      else panel.focus()
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault()
      if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
    },
  }
}

/**
 * Finds what opened a panel: a menu is gone by the time its panel closes; the button that opened it is still there
 * and names it.
 */
function openerOf(focused: Element | null): Element | null {
  const buttonId = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  return buttonId ? document.getElementById(buttonId) : focused
}
