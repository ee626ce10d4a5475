import { useEffect, useRef, useState } from 'react'

import { drawLane, type Sight } from './draw-lane.ts'
import type { Levels } from './use-levels-of.ts'

/** Keeps a canvas drawn whatever is in sight, however wide it is and in whichever theme. */
export function useDrawn(levels: Levels | undefined, sight: Sight) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = canvas.current
    if (!element) return undefined
    const sizes = new ResizeObserver(() => setWidth(element.clientWidth))
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [])
  useEffect(() => {
    const element = canvas.current
    if (!element || width === 0) return undefined
    const draw = () => drawLane(element, width, levels, sight)
    const themes = new MutationObserver(draw)
    themes.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    draw()
    return () => themes.disconnect()
  }, [levels, sight, width])
  return { canvas, width }
}
