import type { landingEndpoints } from '@vireo/contracts/landing'
import { type Input, languageOfReader } from '@vireo/contracts/kit'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import { escapeHtml } from '#kernel/escape-html.ts'
import type { With } from '#ports/ports.ts'
import { answerPage } from '../page/answer-page.ts'
import { jsonLd } from '../page/metadata.ts'
import { wordsIn } from '../page/words-in.ts'
import { accentPages } from './accent-pages.ts'
import { allPages, languagePages } from './find-page.ts'
import { pageLinks } from './page-links.ts'

/** Answers with the list of all languages, and apart from it that of all accents. */
export function listLanguages(
  ctx: With<'frames' | 'settings'>,
  { lang }: Input<typeof landingEndpoints.listLanguages>,
): Promise<ByteAnswer> {
  const language = languageOfReader(ctx.client.header('accept-language'), lang)
  const words = wordsIn(language)
  const title = words.listTitle
  const description = words.listLead(languagePages.length, accentPages.length)
  const { publicUrl } = ctx.ports.settings
  const main =
    `<header class="intro"><h1>${escapeHtml(title)}</h1><p class="lead">${escapeHtml(description)}</p></header>` +
    `<section aria-labelledby="languages"><h2 id="languages">${escapeHtml(words.languages)}</h2>${pageLinks(languagePages, language)}</section>` +
    `<section aria-labelledby="accents"><h2 id="accents">${escapeHtml(words.accents)}</h2>${pageLinks(accentPages, language)}</section>`
  const head = jsonLd({
    '@type': 'CollectionPage',
    name: title,
    description,
    inLanguage: language,
    url: new URL('/languages', publicUrl).href,
    hasPart: allPages.map(({ slug, name }) => ({
      '@type': 'WebPage',
      name: name[language],
      url: new URL(`/languages/${slug}`, publicUrl).href,
    })),
  })
  return answerPage(ctx, { language, path: '/languages', title, description, head, main })
}
