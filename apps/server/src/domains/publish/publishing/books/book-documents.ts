import { type ChapterOfEdition, hasWords } from '../editions/edition-chapter-store.ts'
import { clockOf } from '../library/get-transcript.ts'
import { lineOf, textOf } from '../library/text-of.ts'
import type { Cue, EditionRow } from '../tables.ts'

/** A chapter as a book has it. */
export type BookChapter = { readonly chapter: ChapterOfEdition; readonly cues: readonly Cue[] }

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const nameOf = (at: number) => `chapter-${at + 1}`

/** Writes where the package of the book is described. */
export const containerDocument = `${declaration}<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`

export const styleSheet = 'body{line-height:1.5}.now{background:#c9efe9;color:#101718}img{max-width:100%;height:auto}\n'

/** Describes the book: what it says of itself, what it is made of, and how long its sound is. */
export function packageDocument(edition: EditionRow, chapters: readonly ChapterOfEdition[]): string {
  const identifier = edition.isbn === null ? `urn:vireo:${edition.work_id}` : `urn:isbn:${edition.isbn}`
  const modified = (edition.released_at ?? edition.created_at).toISOString().replace(/\.\d+Z$/u, 'Z')
  // Only what can be read is followed; what was uploaded is heard on its page.
  const total = chapters.filter(hasWords).reduce((sum, { duration_ms: durationMs }) => sum + (durationMs ?? 0), 0)
  const metadata = [
    `<dc:identifier id="id">${lineOf(identifier)}</dc:identifier>`,
    `<dc:title>${lineOf(edition.title)}</dc:title>`,
    `<dc:language>${lineOf(edition.language)}</dc:language>`,
    `<dc:creator>${lineOf(edition.author)}</dc:creator>`,
    `<dc:description>${textOf(edition.description)}</dc:description>`,
    ...edition.genres.map((genre) => `<dc:subject>${lineOf(genre)}</dc:subject>`),
    `<meta property="dcterms:modified">${modified}</meta>`,
    ...(chapters.some(hasWords)
      ? [`<meta property="media:duration">${clockOf(total)}</meta>`, '<meta property="media:active-class">now</meta>']
      : []),
    ...chapters.map((chapter, at) =>
      hasWords(chapter)
        ? `<meta property="media:duration" refines="#${nameOf(at)}-overlay">${clockOf(chapter.duration_ms ?? 0)}</meta>`
        : '',
    ),
  ]
  const manifest = [
    '<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>',
    '<item id="style" href="style.css" media-type="text/css"/>',
    '<item id="cover-image" href="cover.jpg" media-type="image/jpeg" properties="cover-image"/>',
    '<item id="cover" href="cover.xhtml" media-type="application/xhtml+xml"/>',
    ...chapters.map(
      (chapter, at) =>
        (hasWords(chapter)
          ? `<item id="${nameOf(at)}" href="${nameOf(at)}.xhtml" media-type="application/xhtml+xml" media-overlay="${nameOf(at)}-overlay"/>` +
            `<item id="${nameOf(at)}-overlay" href="${nameOf(at)}.smil" media-type="application/smil+xml"/>`
          : `<item id="${nameOf(at)}" href="${nameOf(at)}.xhtml" media-type="application/xhtml+xml"/>`) +
        `<item id="${nameOf(at)}-sound" href="${nameOf(at)}.mp3" media-type="audio/mpeg"/>`,
    ),
  ]
  const spine = ['<itemref idref="cover"/>', ...chapters.map((_, at) => `<itemref idref="${nameOf(at)}"/>`)]
  return (
    `${declaration}<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id">` +
    `<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">${metadata.join('')}</metadata>` +
    `<manifest>${manifest.join('')}</manifest><spine>${spine.join('')}</spine></package>`
  )
}

/** Writes the table of contents. */
export function navDocument(edition: EditionRow, chapters: readonly ChapterOfEdition[]): string {
  const items = chapters.map(({ title }, at) => `<li><a href="${nameOf(at)}.xhtml">${lineOf(title)}</a></li>`)
  const body = `<nav epub:type="toc"><h1>${lineOf(edition.title)}</h1><ol>${items.join('')}</ol></nav>`
  return xhtml(edition, edition.title, body)
}

/** Writes the page of the cover. */
export function coverDocument(edition: EditionRow): string {
  return xhtml(edition, edition.title, `<p><img src="cover.jpg" alt="${lineOf(edition.title)}"/></p>`)
}

/** Writes what is said in a chapter, each piece with a name by which its sound finds it; or the sound, where nobody knows that. */
export function chapterDocument(edition: EditionRow, { chapter, cues }: BookChapter, at: number): string {
  const title = `<h1 id="title">${lineOf(chapter.title)}</h1>`
  if (!hasWords(chapter))
    return xhtml(edition, chapter.title, `${title}<p><audio controls="controls" src="${nameOf(at)}.mp3"></audio></p>`)
  const paragraphs: string[][] = []
  for (const [piece, { text, begins }] of cues.entries()) {
    if (begins || paragraphs.length === 0) paragraphs.push([])
    paragraphs.at(-1)?.push(`<span id="s${piece}">${lineOf(text)}</span>`)
  }
  const said = paragraphs.map((pieces) => `<p>${pieces.join(' ')}</p>`).join('')
  return xhtml(edition, chapter.title, `${title}${said}`)
}

/** Says which sound belongs to which piece of a chapter; without pieces all of it belongs to its title. */
export function overlayDocument({ chapter, cues }: BookChapter, at: number): string {
  const name = nameOf(at)
  const pieces =
    cues.length === 0
      ? [{ id: 'title', startMs: 0, endMs: chapter.duration_ms ?? 1 }]
      : cues.map((cue, number) => ({ ...cue, id: `s${number}` }))
  const pars = pieces.map(
    ({ id, startMs, endMs }, number) =>
      `<par id="p${number}"><text src="${name}.xhtml#${id}"/>` +
      // What takes no time is no part of a sound.
      `<audio src="${name}.mp3" clipBegin="${clockOf(startMs)}" clipEnd="${clockOf(Math.max(endMs, startMs + 1))}"/></par>`,
  )
  return `${declaration}<smil xmlns="http://www.w3.org/ns/SMIL" version="3.0"><body>${pars.join('')}</body></smil>`
}

/** Names the files of a chapter. */
export { nameOf as chapterFile }

function xhtml({ language }: EditionRow, title: string, body: string): string {
  const lang = lineOf(language)
  return (
    `${declaration}<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${lang}" xml:lang="${lang}">` +
    `<head><title>${lineOf(title)}</title><link rel="stylesheet" type="text/css" href="style.css"/></head><body>${body}</body></html>`
  )
}
