import { useLayoutEffect, useRef, type RefObject } from 'react'

type Place = { readonly left: number; readonly top: number }
type Seen = {
  readonly order: string | undefined
  readonly width: number | undefined
  readonly places: ReadonlyMap<Element, Place>
}

/**
 * Lets the children of a list be seen to move when they change their places. `order` names everything that stands in it, in its
 * order; where nothing may move, or the list became wider or narrower meanwhile, they stand in it at once.
 */
export function useVisibleMoves(list: RefObject<HTMLElement | null>, order: string): void {
  const seen = useRef<Seen>({ order: undefined, width: undefined, places: new Map() })
  useLayoutEffect(() => {
    if (seen.current.order === order) return
    const { places: before, width: widthBefore } = seen.current
    const width = list.current?.clientWidth
    const children = [...(list.current?.children ?? [])].filter((child) => child instanceof HTMLElement)
    const places = new Map(children.map((child) => [child, { left: child.offsetLeft, top: child.offsetTop }]))
    seen.current = { order, width, places }
    if (width !== widthBefore) return
    if (!matchMedia('(prefers-reduced-motion: no-preference)').matches) return
    for (const [child, to] of places) move(child, before.get(child), to)
  }, [list, order])
}

function move(child: Element, from: Place | undefined, to: Place): void {
  if (!from || (from.left === to.left && from.top === to.top)) return
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px)`
  child.animate([{ transform: start }, { transform: 'none' }], { duration: 160, easing: 'ease-out' })
}
