import type { Language } from '@vireo/contracts/kit'
import { reportFormOf } from '../page-reports/report-form.ts'
import { captionsOf } from './captions.ts'
import { escapeHtml } from '#kernel/escape-html.ts'
import type { Visited } from './find-visited.ts'
import { htmlOf } from './html-page.ts'
import { metadataOf } from './metadata.ts'
import { titleOf, voicesOf } from './title-of.ts'
import { waveformOf } from './waveform.ts'
import type { PageWords } from './words-in.ts'

export type Asked = {
  readonly words: PageWords
  readonly language: Language
  /** The address of the page. */
  readonly address: URL
  /** The product's own page, which is of another origin where contents have one of theirs. */
  readonly home: URL
  /** What lets a recording with a password be heard. */
  readonly key?: string | undefined
  /** Who is heard, as markup. */
  readonly face?: string
}

/** Writes the page on which a recording is heard. */
export function renderPage({ link, item, publicName }: Visited, asked: Asked): Buffer {
  const { words, language, address, key, face = '' } = asked
  const title = titleOf(item) ?? words.untitled
  const audio = audioAddress(address, { key })
  const said = captionsOf(item)
  const voice = voicesOf(item)
  const facts = [voice && words.voice(voice), publicName && words.by(publicName)].filter(Boolean).join(' · ')
  const mayBeIndexed = link.may_be_indexed && link.password_hash === null
  // The player knows it only once it plays: before that nothing of the sound is fetched.
  const length = `<time datetime="PT${Math.round(item.duration_ms / 1000)}S">${lengthOf(item.duration_ms)}</time>`
  const body =
    `<article><div class="head">${face}<div><h1 dir="auto">${escapeHtml(title)}</h1><p class="facts">${[escapeHtml(facts), length].filter(Boolean).join(' · ')}</p></div></div>${waveformOf(item.peaks)}` +
    `<audio controls preload="none" src="${escapeHtml(audio)}" aria-label="${escapeHtml(words.listen)}"></audio>` +
    `<p id="note" role="alert" hidden data-ended="${escapeHtml(words.ended)}" data-failed="${escapeHtml(words.failed)}"></p>` +
    (link.may_download
      ? `<a class="button" href="${escapeHtml(audioAddress(address, { key, download: true }))}" download>${escapeHtml(words.download)}</a>`
      : '') +
    (said === '' ? '' : `<h2>${escapeHtml(words.text)}</h2><p class="said" dir="auto">${said}</p>`) +
    `${reportForm(address, words)}</article>` +
    `<footer>${escapeHtml(item.source === 'STS' ? words.changed : words.generated)} <a href="${escapeHtml(asked.home.href)}">${escapeHtml(words.madeWith)}</a></footer>`
  const head = link.password_hash === null ? metadataOf({ title, facts, address, item, publicName }) : ''
  return htmlOf({ language, title, head, body, mayBeIndexed })
}

function lengthOf(ms: number): string {
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Writes what asks for the password of a recording, and what was wrong with the last one. */
export function renderLocked({ words, language, address }: Asked, problem?: string): Buffer {
  const wrong = problem === undefined ? '' : ' aria-invalid="true" aria-describedby="problem"'
  const body =
    `<div class="card"><h1>${escapeHtml(words.protectedTitle)}</h1><p class="facts">${escapeHtml(words.protected)}</p>` +
    `<form method="post" action="${escapeHtml(address.pathname)}"><label for="password">${escapeHtml(words.password)}</label>` +
    `<input id="password" name="password" type="password" required maxlength="128" autocomplete="off" autofocus${wrong}>` +
    `${problem === undefined ? '' : `<p role="alert" id="problem">${escapeHtml(problem)}</p>`}<button>${escapeHtml(words.open)}</button></form>` +
    `${reportForm(address, words)}</div>`
  return htmlOf({ language, title: words.protectedTitle, body })
}

/** Writes a page that says one thing, and leads back where there is something to go back to. */
export function renderNotice(
  { words, language, address }: Asked,
  { title, lead, hasWayBack }: { readonly title: string; readonly lead: string; readonly hasWayBack: boolean },
): Buffer {
  const back = hasWayBack ? `<p><a href="${escapeHtml(address.pathname)}">${escapeHtml(words.back)}</a></p>` : ''
  const body = `<div class="card"><h1>${escapeHtml(title)}</h1><p class="facts">${escapeHtml(lead)}</p>${back}</div>`
  return htmlOf({ language, title, body })
}

function reportForm({ pathname }: URL, words: PageWords): string {
  return `<details><summary>${escapeHtml(words.report)}</summary>${reportFormOf(`${pathname}/report`, words)}</details>`
}

function audioAddress(
  address: URL,
  { key, download = false }: { key?: string | undefined; download?: boolean },
): string {
  const query = new URLSearchParams({
    ...(key !== undefined && { key }),
    ...(download && { download: '1' }),
  }).toString()
  return `${address.pathname}/audio${query === '' ? '' : `?${query}`}`
}
