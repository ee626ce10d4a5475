/** How near to the edges of the screen something may open. */
const edgePx = 8
/** How high the player is, in rem, as the tokens say. */
const playerRem: Readonly<Record<string, number>> = { slim: 3.5, open: 5 }

/** Answers how far from each edge of the screen what opens stays; the player at its foot counts as the edge. */
export function screenPadding(): { top: number; right: number; bottom: number; left: number } {
  const rem = playerRem[document.documentElement.dataset['player'] ?? ''] ?? 0
  const foot = rem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return { top: edgePx, right: edgePx, bottom: edgePx + foot, left: edgePx }
}
