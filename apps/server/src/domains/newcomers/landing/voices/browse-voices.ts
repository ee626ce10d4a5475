import type { landingEndpoints } from '@vireo/contracts/landing'
import { type Input, type Language, languageOfReader } from '@vireo/contracts/kit'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import { escapeHtml } from '#kernel/escape-html.ts'
import type { With } from '#ports/ports.ts'
import { searchPublished } from '#voice-library'
import { openVoices } from '../languages/speakers-of.ts'
import { answerPage } from '../page/answer-page.ts'
import { wordsIn } from '../page/words-in.ts'
import { premadeItem, publishedItem } from './voice-item.ts'

const pageSize = 24

/** Shows all voices that everybody can hear: those that people published, and those that come with the product. */
export async function browseVoices(
  ctx: With<'frames' | 'settings'>,
  asked: Input<typeof landingEndpoints.browseVoices>,
): Promise<ByteAnswer> {
  const language = languageOfReader(ctx.client.header('accept-language'), asked.lang)
  const words = wordsIn(language)
  const wish = wishOf(asked)
  const [published, premade] = await Promise.all([
    searchPublished(ctx, { ...wish, size: pageSize }),
    findPremade(ctx, wish),
  ])
  const start = wish.page * pageSize
  const shown = premade.voices.slice(start, start + pageSize)
  const found = published.voices.length + shown.length
  const hasMore = published.hasMore || premade.voices.length > start + pageSize
  const list = (id: string, title: string, items: readonly string[]) =>
    items.length === 0
      ? ''
      : `<section aria-labelledby="${id}"><h2 id="${id}">${escapeHtml(title)}</h2><ul class="voices">${items.join('')}</ul></section>`
  const main =
    `<header class="intro"><h1>${escapeHtml(words.voicesTitle)}</h1><p class="lead">${escapeHtml(words.voicesLead)}</p></header>` +
    searchOf(wish, premade.languages, { language }) +
    (found === 0 ? `<p role="status">${escapeHtml(words.noVoices)}</p>` : '') +
    list(
      'published',
      words.publishedVoices,
      published.voices.map((voice) => publishedItem(voice, words)),
    ) +
    list(
      'premade',
      words.premadeVoices,
      shown.map((voice) => premadeItem(voice, words)),
    ) +
    pagesOf(wish, hasMore, words)
  const { voicesTitle: title, voicesLead: description } = words
  return answerPage(ctx, { language, path: '/voice-library', title, description, main })
}

export type VoiceWish = { readonly search: string; readonly language: string; readonly page: number }

function wishOf({ search = '', language = '', page = '' }: Input<typeof landingEndpoints.browseVoices>): VoiceWish {
  return {
    search: search
      .replaceAll(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, 200),
    language: /^[a-z]{2,3}$/u.test(language) ? language : '',
    page: /^[1-9]\d{0,3}$/u.test(page) ? Number(page) - 1 : 0,
  }
}

async function findPremade(ctx: With<'settings'>, { search, language }: VoiceWish) {
  const all = await openVoices(ctx)
  const words = search.toLowerCase().split(/\s+/u).filter(Boolean)
  const voices = all.filter(({ name, description, labels }) => {
    const said = [name, description, ...Object.values(labels)].join(' ').toLowerCase()
    return (language === '' || labels.language === language) && words.every((word) => said.includes(word))
  })
  return { voices, languages: [...new Set(all.map(({ labels }) => labels.language))] }
}

function searchOf(
  wish: VoiceWish,
  languages: readonly string[],
  { language }: { readonly language: Language },
): string {
  const words = wordsIn(language)
  const names = new Intl.DisplayNames(language, { type: 'language' })
  const options = languages
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language))
    .map(
      ({ code, name }) =>
        `<option value="${escapeHtml(code)}"${code === wish.language ? ' selected' : ''}>${escapeHtml(name)}</option>`,
    )
  return (
    `<form class="search" action="/voice-library" role="search">` +
    `<div><label for="search">${escapeHtml(words.search)}</label><input id="search" name="search" type="search" maxlength="200" value="${escapeHtml(wish.search)}"></div>` +
    `<div><label for="language">${escapeHtml(words.language)}</label><select id="language" name="language"><option value="">${escapeHtml(words.anyLanguage)}</option>${options.join('')}</select></div>` +
    `<button class="button">${escapeHtml(words.find)}</button></form>`
  )
}

function pagesOf(wish: VoiceWish, hasMore: boolean, words: ReturnType<typeof wordsIn>): string {
  const to = (page: number, title: string, rel: string) => {
    const query = new URLSearchParams({ search: wish.search, language: wish.language, page: String(page + 1) })
    return `<a rel="${rel}" href="/voice-library?${escapeHtml(query.toString())}">${escapeHtml(title)}</a>`
  }
  const links = [
    ...(wish.page > 0 ? [to(wish.page - 1, words.previousPage, 'prev')] : []),
    ...(hasMore ? [to(wish.page + 1, words.nextPage, 'next')] : []),
  ]
  return links.length === 0 ? '' : `<nav class="pages" aria-label="${escapeHtml(words.pages)}">${links.join('')}</nav>`
}
