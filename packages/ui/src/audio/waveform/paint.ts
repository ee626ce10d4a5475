type Box = { readonly width: number; readonly height: number }
type Paint = (box: Box, colour: string) => void
type Painted = { readonly paint: Paint; box: Box | undefined; isNear: boolean }

/**
 * All waveforms of a page share one observer of each kind. Each is drawn when something asks for it and it is near what
 * is in view, all of them in one frame.
 */
const painted = new Map<Element, Painted>()
const due = new Set<Element>()
let frame = 0
let stopWatching: (() => void) | undefined
let sizes: ResizeObserver | undefined
let views: IntersectionObserver | undefined

/** Draws a canvas as soon as it has a size and comes near, and whenever size or theme change. Answers how to stop. */
export function keepPainted(canvas: HTMLCanvasElement, paint: Paint): () => void {
  stopWatching ??= watch()
  painted.set(canvas, { paint, box: undefined, isNear: false })
  sizes?.observe(canvas)
  views?.observe(canvas)
  return () => {
    painted.delete(canvas)
    due.delete(canvas)
    sizes?.unobserve(canvas)
    views?.unobserve(canvas)
    if (painted.size > 0) return
    stopWatching?.()
    stopWatching = undefined
  }
}

/** Draws a canvas anew in the next frame. */
export function repaint(canvas: Element): void {
  if (!painted.has(canvas)) return
  due.add(canvas)
  if (frame === 0) frame = requestAnimationFrame(paintDue)
}

function watch(): () => void {
  sizes = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) {
      const known = painted.get(target)
      if (known) known.box = { width: contentRect.width, height: contentRect.height }
      due.add(target)
    }
    // The browser has just laid out and is about to draw: this very frame shows them.
    paintDue()
  })
  views = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const known = painted.get(target)
        if (known) known.isNear = isIntersecting
      }
      paintDue()
    },
    { rootMargin: '50% 0px' },
  )
  const themes = new MutationObserver(() => {
    for (const canvas of painted.keys()) repaint(canvas)
  })
  themes.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => {
    for (const observer of [sizes, views, themes]) observer?.disconnect()
  }
}

/** Reads every colour before it draws anything: reading between two drawings would lay the page out for each. */
function paintDue(): void {
  cancelAnimationFrame(frame)
  frame = 0
  const ready = [...due].flatMap((canvas) => {
    const known = painted.get(canvas)
    if (!known?.box || !known.isNear) return []
    due.delete(canvas)
    return [{ paint: known.paint, box: known.box, colour: getComputedStyle(canvas).color }]
  })
  for (const { paint, box, colour } of ready) paint(box, colour)
}
