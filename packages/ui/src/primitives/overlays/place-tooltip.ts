export type Side = 'top' | 'right' | 'bottom' | 'left'
type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
type Size = { readonly width: number; readonly height: number }

/** Between a control and its hint, and between a hint and the edge of the window, in pixels. */
const gap = 6
const edge = 8

const opposite: Record<Side, Side> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' }

/**
 * Finds where a hint stands: on the wanted side of its control, on the other where it would not fit, inside the
 * window.
 */
export function placeTooltip(control: Box, hint: Size, view: Size, wanted: Side): { left: number; top: number } {
  const first = beside(control, hint, wanted)
  const { left, top } = fits(first, hint, view) ? first : beside(control, hint, opposite[wanted])
  return { left: within(left, hint.width, view.width), top: within(top, hint.height, view.height) }
}

function beside(control: Box, hint: Size, side: Side): { left: number; top: number } {
  const middleLeft = control.left + (control.width - hint.width) / 2
  const middleTop = control.top + (control.height - hint.height) / 2
  if (side === 'top') return { left: middleLeft, top: control.top - hint.height - gap }
  if (side === 'bottom') return { left: middleLeft, top: control.top + control.height + gap }
  if (side === 'left') return { left: control.left - hint.width - gap, top: middleTop }
  return { left: control.left + control.width + gap, top: middleTop }
}

/** Tells whether it fits along the side that it was put on; the other direction is moved into the window. */
function fits({ left, top }: { left: number; top: number }, hint: Size, view: Size): boolean {
  const isAcross = left < edge || left + hint.width > view.width - edge
  const isAlong = top < edge || top + hint.height > view.height - edge
  return !isAcross && !isAlong
}

function within(start: number, size: number, room: number): number {
  return Math.max(edge, Math.min(start, room - size - edge))
}
