import type { Ink } from './draw-words.ts'

/** A word with its size, as lines are made of it; pixels. */
export type Measured = {
  readonly width: number
  readonly ink: Ink
  readonly direction: 'ltr' | 'rtl' | undefined
  readonly startMs: number | null
  readonly isClose: boolean
}

/** Where a word stands; `x` and `y` are where it begins on its baseline. */
export type Placed = { readonly x: number; readonly y: number; readonly ink: Ink; readonly startMs: number | null }

/** What is seen at a time: it stays until the next. */
export type Page = { readonly startMs: number; readonly words: readonly Placed[] }

export type Area = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly linePx: number
  readonly spacePx: number
}

type Side = 'ltr' | 'rtl'

/** Puts words in lines and lines on pages, read from the side from which the text is. */
export function layOut(words: readonly Measured[], area: Area, durationMs: number): Page[] {
  const side: Side = words.find((word) => word.direction !== undefined)?.direction ?? 'ltr'
  const lines = linesOf(words, area)
  const perPage = Math.max(1, Math.floor(area.height / area.linePx))
  // Pages of the same height are easier to follow than a last one with a single line.
  const pages = Math.ceil(lines.length / perPage)
  const each = Math.ceil(lines.length / Math.max(1, pages))
  return Array.from({ length: pages }, (_, page): Page => {
    const own = lines.slice(page * each, (page + 1) * each)
    const top = area.top + (area.height - own.length * area.linePx) / 2
    const placed = own.flatMap((line, at) =>
      placeLine(line, { area, side, y: Math.round(top + (at + 0.72) * area.linePx) }),
    )
    const first = own[0]?.[0]?.startMs
    return { startMs: page === 0 ? 0 : (first ?? (durationMs * page) / pages), words: placed }
  })
}

function linesOf(words: readonly Measured[], area: Area): Measured[][] {
  const lines: Measured[][] = []
  let used = 0
  for (const word of words) {
    const gap = word.isClose ? 0 : area.spacePx
    const line = lines.at(-1)
    if (line && used + gap + word.width <= area.width) {
      line.push(word)
      used += gap + word.width
    } else {
      lines.push([word])
      used = word.width
    }
  }
  return lines
}

function placeLine(
  line: readonly Measured[],
  { area, side, y }: { readonly area: Area; readonly side: Side; readonly y: number },
): Placed[] {
  const order = visualOrder(line, side)
  const width = line.reduce((sum, word, at) => sum + word.width + (at === 0 || word.isClose ? 0 : area.spacePx), 0)
  let x = side === 'rtl' ? area.left + area.width - width : area.left
  return order.map(({ word, hasGap }) => {
    if (hasGap) x += area.spacePx
    const placed = { x: Math.round(x), y, ink: word.ink, startMs: word.startMs }
    x += word.width
    return placed
  })
}

type Ordered = { readonly word: Measured; readonly hasGap: boolean }

/** Orders the words of a line from left to right: neighbours that are read from the other side keep their own order. */
function visualOrder(line: readonly Measured[], side: Side): Ordered[] {
  const runs: { side: Side; words: Measured[] }[] = []
  for (const word of line) {
    const last = runs.at(-1)
    // Digits and marks follow the words before them.
    const own: Side = word.direction ?? last?.side ?? side
    if (last?.side === own) last.words.push(word)
    else runs.push({ side: own, words: [word] })
  }
  const ordered = (side === 'rtl' ? runs.toReversed() : runs).flatMap((run) =>
    run.side === 'rtl' ? run.words.toReversed() : run.words,
  )
  return ordered.map((word, at) => {
    const before = ordered[at - 1]
    if (!before) return { word, hasGap: false }
    // Close is who follows in reading, which from the right is who stands before.
    const follower = line.indexOf(word) > line.indexOf(before) ? word : before
    return { word, hasGap: !follower.isClose }
  })
}
