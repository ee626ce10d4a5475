import type { Language } from '@vireo/contracts/kit'
import { shareReportReasons } from '@vireo/contracts/sharing'
import { captionsOf } from './captions.ts'
import { escaped } from './escape.ts'
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
  /** What lets a recording with a password be heard. */
  readonly key?: string | undefined
}

/** Writes the page on which a recording is heard. */
export function renderPage({ link, item, publicName }: Visited, asked: Asked): Buffer {
  const { words, language, address, key } = asked
  const title = titleOf(item) ?? words.untitled
  const audio = audioAddress(address, { key })
  const said = captionsOf(item)
  const voice = voicesOf(item)
  const facts = [voice && words.voice(voice), publicName && words.by(publicName)].filter(Boolean).join(' · ')
  const mayBeIndexed = link.may_be_indexed && link.password_hash === null
  const body =
    `<article><h1>${escaped(title)}</h1><p class="facts">${escaped(facts)}</p>${waveformOf(item.peaks)}` +
    `<audio controls preload="none" src="${escaped(audio)}" aria-label="${escaped(words.listen)}"></audio>` +
    `<p id="note" role="alert" hidden data-ended="${escaped(words.ended)}" data-failed="${escaped(words.failed)}"></p>` +
    (link.may_download
      ? `<a class="button" href="${escaped(audioAddress(address, { key, download: true }))}" download>${escaped(words.download)}</a>`
      : '') +
    (said === '' ? '' : `<h2>${escaped(words.text)}</h2><p class="said" dir="auto">${said}</p>`) +
    `${reportForm(address, words)}</article>` +
    `<footer>${escaped(words.generated)} <a href="/">${escaped(words.madeWith)}</a></footer>`
  const head = link.password_hash === null ? metadataOf({ title, facts, address, item, publicName }) : ''
  return htmlOf({ language, title, head, body, mayBeIndexed })
}

/** Writes what asks for the password of a recording, and what was wrong with the last one. */
export function renderLocked({ words, language, address }: Asked, problem?: string): Buffer {
  const body =
    `<div class="card"><h1>${escaped(words.protectedTitle)}</h1><p class="facts">${escaped(words.protected)}</p>` +
    `<form method="post" action="${escaped(address.pathname)}"><label for="password">${escaped(words.password)}</label>` +
    `<input id="password" name="password" type="password" required maxlength="128" autocomplete="off">` +
    `${problem === undefined ? '' : `<p role="alert">${escaped(problem)}</p>`}<button>${escaped(words.open)}</button></form>` +
    `${reportForm(address, words)}</div>`
  return htmlOf({ language, title: words.protectedTitle, body })
}

/** Writes a page that says one thing, and leads back where there is something to go back to. */
export function renderNotice(
  { words, language, address }: Asked,
  { title, lead, hasWayBack }: { readonly title: string; readonly lead: string; readonly hasWayBack: boolean },
): Buffer {
  const back = hasWayBack ? `<p><a href="${escaped(address.pathname)}">${escaped(words.back)}</a></p>` : ''
  const body = `<div class="card"><h1>${escaped(title)}</h1><p class="facts">${escaped(lead)}</p>${back}</div>`
  return htmlOf({ language, title, body })
}

function reportForm({ pathname }: URL, words: PageWords): string {
  const reasons = shareReportReasons.map(
    (reason) => `<option value="${reason}">${escaped(words.reasons[reason])}</option>`,
  )
  return (
    `<details><summary>${escaped(words.report)}</summary><form method="post" action="${escaped(pathname)}/report">` +
    `<p>${escaped(words.reportLead)}</p><label for="reason">${escaped(words.reason)}</label>` +
    `<select id="reason" name="reason">${reasons.join('')}</select><label for="message">${escaped(words.message)}</label>` +
    `<textarea id="message" name="message" rows="3" maxlength="1000"></textarea><button>${escaped(words.send)}</button></form></details>`
  )
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
