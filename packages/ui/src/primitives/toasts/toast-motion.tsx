import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** How long a message takes to leave, in milliseconds; `toasts.css` fades it meanwhile. */
const leavingMs = 160

/**
 * Brings a message and takes it away. Counted by a clock: with reduced motion, or in a tab that nobody sees, no end of
 * an animation is ever told.
 */
export function ToastMotion({
  isIn,
  done,
  preventExitTransition,
  playToast,
  children,
}: {
  readonly isIn: boolean
  readonly done: () => void
  readonly preventExitTransition: boolean
  readonly playToast: () => void
  readonly nodeRef: RefObject<HTMLElement | null>
  readonly children?: ReactNode
}) {
  const stands = useRef(false)
  useLayoutEffect(() => {
    if (stands.current) return
    stands.current = true
    playToast()
  }, [playToast])
  useEffect(() => {
    if (isIn) return undefined
    const timer = setTimeout(done, preventExitTransition ? 0 : leavingMs)
    return () => clearTimeout(timer)
  }, [isIn, done, preventExitTransition])
  return children
}
