import type { landingEndpoints } from '@vireo/contracts/landing'
import { type Input, type Language, languageOfReader } from '@vireo/contracts/kit'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import { escapeHtml } from '#kernel/escape-html.ts'
import type { With } from '#ports/ports.ts'
import { answerPage } from '../page/answer-page.ts'
import { jsonLd } from '../page/metadata.ts'
import { wordsIn } from '../page/words-in.ts'
import { findPage, nearPages } from './find-page.ts'
import type { LanguagePage } from './language-page.ts'
import { pageLinks } from './page-links.ts'
import { renderLanguage } from './render-language.ts'
import { speakersOf } from './speakers-of.ts'

/** Answers with the page of a language or an accent; at an unknown address with 404 and those that are near. */
export async function showLanguage(
  ctx: With<'frames' | 'settings'>,
  { language_slug: slug, lang }: Input<typeof landingEndpoints.showLanguage>,
): Promise<ByteAnswer> {
  const language = languageOfReader(ctx.client.header('accept-language'), lang)
  const page = findPage(slug)
  if (!page) return showUnknown(ctx, slug, language)
  const words = wordsIn(language)
  const name = page.name[language]
  const address = `/languages/${slug}`
  const facts = { title: words.title(name), description: words.lead(name) }
  return answerPage(ctx, {
    language,
    path: address,
    ...facts,
    head: metadataOf(page, { ...facts, language, address: new URL(address, ctx.ports.settings.publicUrl) }),
    main: renderLanguage(page, await speakersOf(ctx, page), { language, words }),
  })
}

function showUnknown(ctx: With<'frames' | 'settings'>, slug: string, language: Language): Promise<ByteAnswer> {
  const words = wordsIn(language)
  const near = nearPages(slug)
  const main =
    `<header class="intro"><h1>${escapeHtml(words.unknown)}</h1><p class="lead">${escapeHtml(near.length > 0 ? words.near : words.unknownLead)}</p></header>` +
    `${near.length > 0 ? pageLinks(near, language) : ''}<p><a href="/languages">${escapeHtml(words.allLanguages)}</a></p>`
  const page = { language, path: '/languages', title: words.unknown, description: words.unknownLead, main }
  return answerPage(ctx, page, 404)
}

type Facts = {
  readonly title: string
  readonly description: string
  readonly language: Language
  readonly address: URL
}

function metadataOf(page: LanguagePage, { title, description, language, address }: Facts): string {
  const recording = `${address.href}/recording`
  const sound = `<meta property="og:audio" content="${escapeHtml(recording)}"><meta property="og:audio:type" content="audio/mpeg">`
  return (
    sound +
    jsonLd({
      '@type': 'WebPage',
      name: title,
      description,
      inLanguage: language,
      url: address.href,
      isPartOf: { '@type': 'CollectionPage', url: new URL('/languages', address).href },
      mainEntity: {
        '@type': 'AudioObject',
        name: page.name[language],
        contentUrl: recording,
        encodingFormat: 'audio/mpeg',
        inLanguage: page.locale,
        transcript: page.text,
      },
    })
  )
}
