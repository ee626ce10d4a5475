import type { Locator } from '@playwright/test'

/** Answers what is pressed by a click on the middle of something. */
export function textAt(locator: Locator): Promise<string | null | undefined> {
  return locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const pressed = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('button')
    return pressed?.getAttribute('aria-label') ?? pressed?.textContent
  })
}
