import type { Language } from '@vireo/contracts/kit'
import { escapeHtml } from '#kernel/escape-html.ts'
import type { LanguagePage } from './language-page.ts'

/** Writes a list that leads to pages of languages. */
export function pageLinks(pages: readonly LanguagePage[], language: Language): string {
  const items = pages.map(
    ({ slug, name, flag }) =>
      `<li><a href="/languages/${slug}"><span class="flag" aria-hidden="true">${flag}</span>${escapeHtml(name[language])}</a></li>`,
  )
  return `<ul class="page-links">${items.join('')}</ul>`
}
