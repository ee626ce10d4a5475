import { useCallback, useLayoutEffect, useReducer, useSyncExternalStore, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** The places in the header of a screen that a page may fill. */
export const headerPlaces = { lead: 'page-lead', action: 'page-action', menu: 'page-menu' } as const

/** Shows something in a place of the header that the shell draws; where there is no shell, where it stands. */
export function InHeader({
  place,
  children,
}: {
  readonly place: keyof typeof headerPlaces
  readonly children: ReactNode
}) {
  const find = useCallback(() => document.getElementById(headerPlaces[place]), [place])
  const target = useSyncExternalStore(onceDrawn, find, () => null)
  const [, drawThere] = useReducer((count: number) => count + 1, 0)
  // A header that came with the page is in the document only now: nothing is painted where it would move away from.
  useLayoutEffect(() => {
    if (find() !== target) drawThere()
  }, [find, target])
  return target ? createPortal(children, target) : children
}

/** Looks again once everything of this turn is in the document: the header may come with the page. */
function onceDrawn(lookAgain: () => void): () => void {
  const frame = requestAnimationFrame(lookAgain)
  return () => cancelAnimationFrame(frame)
}
