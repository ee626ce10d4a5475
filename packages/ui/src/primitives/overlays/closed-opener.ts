import { cloneElement, isValidElement, type KeyboardEvent, type ReactNode } from 'react'

/** How somebody opens what stands behind a button. */
export type OpenedBy = 'pointer' | 'keys'

type Handler = 'onClick' | 'onFocus' | 'onKeyDown' | 'onPointerEnter'
type Opener = { readonly [name in Handler]?: (event: never) => void } & {
  readonly 'aria-haspopup'?: 'menu' | 'dialog'
  readonly 'aria-expanded'?: boolean
}

/**
 * Draws the button of something whose code is not there: whoever comes near has it fetched, whoever presses the button opens it
 * once it is there. The button says from the beginning what stands behind it.
 */
export function closedOpener(
  trigger: ReactNode,
  { kind, fetchAhead, open }: { kind: 'menu' | 'dialog'; fetchAhead: () => void; open: (by: OpenedBy) => void },
): ReactNode {
  if (!isValidElement<Opener>(trigger)) return trigger
  const { onClick, onFocus, onKeyDown, onPointerEnter } = trigger.props
  return cloneElement(trigger, {
    'aria-haspopup': kind,
    'aria-expanded': false,
    onPointerEnter: after(onPointerEnter, fetchAhead),
    onFocus: after(onFocus, fetchAhead),
    onClick: after(onClick, ({ detail }: { readonly detail: number }) => open(detail === 0 ? 'keys' : 'pointer')),
    ...(kind === 'menu' && {
      onKeyDown: after(onKeyDown, (event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        open('keys')
      }),
    }),
  })
}

function after<Event>(own: ((event: never) => void) | undefined, then: (event: Event) => void) {
  return (event: Event) => {
    own?.(event as never)
    then(event)
  }
}
