import { type Language, languageOfReader } from '@vireo/contracts/kit'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import { escapeHtml } from '#kernel/escape-html.ts'
import type { With } from '#ports/ports.ts'
import { answerPage } from '../page/answer-page.ts'
import { jsonLd } from '../page/metadata.ts'
import { wordsIn } from '../page/words-in.ts'
import { htmlOfMarkdown } from './markdown.ts'
import { findContent, type FoundText, listContent } from './read-content.ts'

type Asked = { readonly lang?: string | undefined; readonly content_name?: string | undefined }
type Able = With<'frames' | 'settings'>
type Shows = (ctx: Able, asked: Asked) => Promise<ByteAnswer>

/** Builds the operation that shows a page by its name. */
export function showing(name: string): Shows {
  return async (ctx, { lang }) => showContent(ctx, name, languageOfReader(ctx.client.header('accept-language'), lang))
}

/** Builds the operation that shows one of the pages below a name. */
export function showingOneOf(below: string): Shows {
  return async (ctx, { lang, content_name: name = '' }) => {
    const language = languageOfReader(ctx.client.header('accept-language'), lang)
    return name === '' ? showAbsent(ctx, language) : showContent(ctx, `${below}/${name}`, language)
  }
}

/** Builds the operation that lists the pages below a name; what is dated comes with the newest first. Without any there is no such page. */
export function listing(below: 'use-cases' | 'customers' | 'blog'): Shows {
  return async (ctx, { lang }) => {
    const language = languageOfReader(ctx.client.header('accept-language'), lang)
    const found = await listContent(ctx.ports.settings.contentFolders, below, language)
    if (found.length === 0) return showAbsent(ctx, language)
    const { title, lead } = wordsIn(language).lists[below]
    const items = found.toSorted((one, other) => ((one.date ?? '') < (other.date ?? '') ? 1 : -1)).map(itemOf)
    const main =
      `<header class="intro"><h1>${escapeHtml(title)}</h1><p class="lead">${escapeHtml(lead)}</p></header>` +
      `<ul class="features">${items.join('')}</ul>`
    return answerPage(ctx, { language, path: `/${below}`, title, description: lead, main })
  }
}

/** Shows a page with what follows its text, as markup; the one that says so where there is none. */
export async function showContent(
  ctx: Able,
  name: string,
  language: Language,
  after: (found: FoundText) => string = () => '',
): Promise<ByteAnswer> {
  const found = await findContent(ctx.ports.settings.contentFolders, name, language)
  if (!found) return showAbsent(ctx, language)
  const { title, description, text, date } = found
  const path = `/${name}`
  const day = date === undefined ? '' : `<p class="facts"><time datetime="${date}">${dayIn(date, language)}</time></p>`
  const url = new URL(path, ctx.ports.settings.publicUrl).href
  return answerPage(ctx, {
    language,
    path,
    title,
    description,
    head: jsonLd({
      '@type': date === undefined ? 'WebPage' : 'BlogPosting',
      name: title,
      description,
      url,
      ...(date !== undefined && { headline: title, datePublished: date }),
    }),
    main: `<article class="prose"><h1>${escapeHtml(title)}</h1>${day}${htmlOfMarkdown(text)}</article>${after(found)}`,
  })
}

/** Answers that there is no such page. */
export function showAbsent(ctx: Able, language: Language): Promise<ByteAnswer> {
  const { absent, absentLead, home } = wordsIn(language)
  const main =
    `<header class="intro"><h1>${escapeHtml(absent)}</h1><p class="lead">${escapeHtml(absentLead)}</p></header>` +
    `<p><a href="/">${escapeHtml(home)}</a></p>`
  return answerPage(ctx, { language, path: '/', title: absent, description: absentLead, main }, 404)
}

function itemOf({ name, title, description }: FoundText): string {
  return `<li><h2><a href="/${escapeHtml(name)}">${escapeHtml(title)}</a></h2><p>${escapeHtml(description)}</p></li>`
}

function dayIn(date: string, language: Language): string {
  const day = new Date(`${date}T12:00:00Z`)
  return Number.isNaN(day.getTime()) ? date : day.toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' })
}
