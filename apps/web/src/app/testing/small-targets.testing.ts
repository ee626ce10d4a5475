import type { Page } from '@playwright/test'

/**
 * Lists what fingers miss: links and buttons that are lower than 44 px and not words of a sentence, those on whose edge
 * another one is pressed, and fields that are lower, whatever reaches around them.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const leastPx = 44
    const nameOf = (one: Element) =>
      `${one.tagName} “${(one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40)}”`
    const reach = (one: Element, around: '::before' | '::after') => {
      const { position, height } = getComputedStyle(one, around)
      return position === 'absolute' ? Number.parseFloat(height) || 0 : 0
    }
    const pressed = [
      ...document.querySelectorAll('a[href]:not(.sr-only), button, [role=tab], label:has(input[type=radio])'),
    ].filter((one) => one.getBoundingClientRect().width > 1 && one.checkVisibility({ visibilityProperty: true }))
    const isSmall = (one: Element) => {
      const isWord = one.tagName === 'A' && getComputedStyle(one).display === 'inline' && !one.matches('.pressed')
      const { height } = one.getBoundingClientRect()
      return !isWord && Math.round(Math.max(height, reach(one, '::before'), reach(one, '::after'))) < leastPx
    }
    const pressedOnEdgeOf = (one: Element) => {
      const { left, right, top, bottom } = one.getBoundingClientRect()
      const middle = [(left + right) / 2, (top + bottom) / 2] as const
      const edges = [
        [left + 1, middle[1]],
        [right - 1, middle[1]],
        [middle[0], top + 1],
        [middle[0], bottom - 1],
      ] as const
      // What floats above the page as a whole, as the bar at the foot, is scrolled away from.
      const isSameLayer = (other: Element) => fixedAround(other) === fixedAround(one)
      return edges
        .map(([x, y]) => document.elementFromPoint(x, y)?.closest('a[href], button'))
        .find((other) => other && !one.contains(other) && !other.contains(one) && isSameLayer(other))
    }
    const fixedAround = (one: Element): Element | null => {
      for (let at: Element | null = one; at; at = at.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return at
      return null
    }
    const fields = [
      ...document.querySelectorAll(
        'input:not([type=checkbox], [type=radio], [type=file], .sr-only), textarea, select, [role=combobox]',
      ),
    ].filter((one) => one.getBoundingClientRect().width > 1 && one.checkVisibility({ visibilityProperty: true }))
    const lowFields = fields
      .filter((one) => Math.round(one.getBoundingClientRect().height) < leastPx)
      .map((one) => `${nameOf(one)} is a low field`)
    const missed = pressed.flatMap((one) => {
      // What is out of sight may not be laid out.
      one.scrollIntoView({ block: 'center' })
      const other = pressedOnEdgeOf(one)
      return [
        ...(isSmall(one) ? [`${nameOf(one)} is low`] : []),
        ...(other ? [`${nameOf(one)} is covered by ${nameOf(other)}`] : []),
      ]
    })
    return [...missed, ...lowFields]
  })
}
