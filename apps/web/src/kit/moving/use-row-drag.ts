import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'

type Drag = { readonly from: number; readonly to: number }

/** Answers where a key leads from a place in a list; undefined for keys that lead nowhere. */
export function placeAfterKey(key: string, from: number, count: number): number | undefined {
  const to = { ArrowDown: from + 1, ArrowUp: from - 1, Home: 0, End: count - 1 }[key]
  return to === undefined || to < 0 || to >= count || to === from ? undefined : to
}

/** Lets rows of a list be moved by a handle: dragged with a pointer or a finger, or by arrow keys, Home and End. */
export function useRowDrag(count: number, onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null)
  const [drag, setDrag] = useState<Drag>()
  const follow = ({ clientY }: PointerEvent) => {
    const to = drag && rowAt(list.current, clientY)
    if (drag && to !== undefined && to !== drag.to) setDrag({ ...drag, to })
  }
  const drop = () => {
    if (drag && drag.from !== drag.to) onMove(drag.from, drag.to)
    setDrag(undefined)
  }
  const handleAt = (at: number) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrag({ from: at, to: at })
    },
    onPointerMove: follow,
    onPointerUp: drop,
    onPointerCancel: () => setDrag(undefined),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') setDrag(undefined)
      const to = placeAfterKey(event.key, at, count)
      if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      onMove(at, to)
    },
  })
  return { list, drag, handleAt }
}

/** Finds the row at a height of the screen; below all of them it is the last. */
function rowAt(list: HTMLElement | null, clientY: number): number | undefined {
  const rows = [...(list?.children ?? [])]
  const found = rows.findIndex((row) => clientY < row.getBoundingClientRect().bottom)
  return found === -1 ? rows.length - 1 : found
}
