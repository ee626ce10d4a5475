import { useMemo, useRef } from 'react'

export type GivenFocus = {
  /** Asks for the focus, for a form that is about to be there. */
  readonly take: (id: string) => void
  /** Answers once whether a form was asked for. */
  readonly isWanted: (id: string) => boolean
  /** Gives the focus back to where it was before. */
  readonly giveBack: () => void
}

/** Moves the focus into a form that was asked for, and back to where it was. */
export function useGivenFocus(): GivenFocus {
  const before = useRef<Element>(null)
  const wanted = useRef<string>(undefined)
  return useMemo(
    () => ({
      take: (id) => {
        if (!document.activeElement?.closest('form[data-own-keys]')) before.current = document.activeElement
        wanted.current = id
      },
      isWanted: (id) => {
        const isIt = wanted.current === id
        if (isIt) wanted.current = undefined
        return isIt
      },
      giveBack: () => {
        const element = before.current
        before.current = null
        if (element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true })
      },
    }),
    [],
  )
}
