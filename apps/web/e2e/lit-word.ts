import type { Page } from '@playwright/test'

/** Reads the word that is lit in a text while it is heard; nothing while none is. */
export function litWord(page: Page): Promise<string> {
  return page.evaluate(() => {
    const highlight = CSS.highlights.get('spoken-word')
    return highlight ? [...highlight].map(String).join(' ') : ''
  })
}
