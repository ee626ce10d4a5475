import type { Language } from '@vireo/contracts/kit'
import { voiceArtSvg } from '@vireo/ui/plain.ts'
import { escapeHtml } from '#kernel/escape-html.ts'
import type { ReleasedWork } from '#publishing'
import { type PublicRecording, waveformOf, withoutTurns } from '#sharing'
import { reportFormOf, reportWordsIn } from '#sharing/page-reports/index.ts'
import type { OpenVoice } from '#voice-library'
import { picturePath } from '../picture/picture-url.ts'
import type { Shown } from './find-shown.ts'
import { htmlOf } from './html-page.ts'
import { metadataOf } from './metadata.ts'
import type { PageWords } from './words-in.ts'

type Asked = { readonly language: Language; readonly words: PageWords }

/** Writes a text that somebody gave: markup in it is only text, and nothing in it turns what stands around it. */
const plain = (text: string) => escapeHtml(withoutTurns(text))

type Shows = Asked & {
  readonly address: URL
  /** The product's own page, which is of another origin where contents have one of theirs. */
  readonly home: URL
}

/** Writes the page of a profile. */
export function renderPage(shown: Shown, asked: Shows): Buffer {
  const { language, words, address, home } = asked
  const { profile, voices, works, publishedWorks, handle } = shown
  const body =
    `<article class="page"><header class="who">${pictureOf(profile, words)}` +
    `<h1 dir="auto">${plain(profile.name)}</h1><p class="handle">@${escapeHtml(handle)}</p>` +
    (profile.bio === '' ? '' : `<p class="bio" dir="auto">${plain(profile.bio)}</p>`) +
    `${linksOf(profile.links, words)}</header>` +
    section(
      words.published,
      'published',
      publishedWorks.map((work) => publishedWorkOf(work, words)),
    ) +
    section(
      words.works,
      'works',
      works.map((work) => workOf(work, words)),
    ) +
    section(
      words.voices,
      'voices',
      voices.map((voice) => voiceOf(voice, { words, home })),
    ) +
    `${reportOf(handle, language)}</article>` +
    `<footer>${voices.length + works.length > 0 ? `${escapeHtml(words.generated)} ` : ''}<a href="${escapeHtml(home.href)}">${escapeHtml(words.madeWith)}</a></footer>`
  return htmlOf({
    language,
    title: `${profile.name} (@${handle})`,
    head: metadataOf(shown, { words, address }),
    body,
    mayBeIndexed: profile.may_be_indexed,
  })
}

/** Writes what whoever comes by a handle reads that leads nowhere. */
export function renderGone({ language, words }: Asked): Buffer {
  const body = `<div class="card"><h1>${escapeHtml(words.gone)}</h1><p class="facts">${escapeHtml(words.goneLead)}</p></div>`
  return htmlOf({ language, title: words.gone, body })
}

function reportOf(handle: string, language: Language): string {
  const words = reportWordsIn(language, 'profile')
  return `<details class="report"><summary>${escapeHtml(words.report)}</summary>${reportFormOf(`/@${handle}/report`, words)}</details>`
}

function pictureOf({ name, picture }: Shown['profile'], words: PageWords): string {
  if (picture !== null)
    return `<img src="${picturePath(picture)}" width="96" height="96" alt="${plain(words.pictureOf(name))}">`
  const [first] = new Intl.Segmenter().segment(name)
  return `<span class="letter" aria-hidden="true">${escapeHtml((first?.segment ?? '').toUpperCase())}</span>`
}

function linksOf(links: Shown['profile']['links'], words: PageWords): string {
  if (links.length === 0) return ''
  const items = links.map(
    // The site stands beside what its owner calls it.
    ({ label, url }) =>
      `<li><a href="${escapeHtml(url)}" rel="nofollow ugc noopener"><bdi>${plain(label)}</bdi><span>${escapeHtml(hostOf(url))}</span></a></li>`,
  )
  return `<ul class="links" aria-label="${escapeHtml(words.links)}">${items.join('')}</ul>`
}

function section(title: string, name: 'published' | 'works' | 'voices', items: readonly string[]): string {
  if (items.length === 0) return ''
  return `<section aria-labelledby="${name}"><h2 id="${name}">${escapeHtml(title)}</h2><ul class="${name}">${items.join('')}</ul></section>`
}

function workOf({ address, title, voices, item }: PublicRecording, words: PageWords): string {
  const { pathname } = new URL(address)
  const shown = title ?? words.untitled
  const seconds = Math.round(item.duration_ms / 1000)
  const length = `<time datetime="PT${seconds}S">${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}</time>`
  const facts = [voices && escapeHtml(words.voice(voices)), length].filter(Boolean).join(' · ')
  return (
    `<li><h3 dir="auto"><a href="${escapeHtml(pathname)}">${plain(shown)}</a></h3><p class="facts">${facts}</p>${waveformOf(item.peaks)}` +
    `<audio controls preload="none" src="${escapeHtml(pathname)}/audio" aria-label="${plain(words.listen(shown))}"></audio></li>`
  )
}

function publishedWorkOf({ path, coverPath, kind, title, author, isMature }: ReleasedWork, words: PageWords): string {
  const facts = [words.kinds[kind], words.by(author), ...(isMature ? [words.mature] : [])].map(plain).join(' · ')
  return (
    `<li><img src="${escapeHtml(coverPath)}" width="160" height="160" loading="lazy" alt="">` +
    `<h3 dir="auto"><a href="${escapeHtml(path)}">${plain(title)}</a></h3><p class="facts">${facts}</p></li>`
  )
}

function voiceOf({ voice, sketch }: OpenVoice, { words, home }: Pick<Shows, 'words' | 'home'>): string {
  const { voice_id: id, public_owner_id: owner, name, description } = voice
  const traits = sketch?.traits ?? undefined
  const svg = voiceArtSvg({ id: sketch?.seed ?? id, ...(traits && { sound: traits }) }, { size: 56 })
  const face = `data:image/svg+xml,${encodeURIComponent(svg)}`
  const [preview, library] = [
    `/v1/shared-voices/${encodeURIComponent(owner)}/${encodeURIComponent(id)}/preview`,
    `/app/voice-lab/share/${encodeURIComponent(owner)}/${encodeURIComponent(id)}`,
  ].map((path) => escapeHtml(new URL(path, home).href))
  return (
    `<li><div class="voice"><img src="${face}" width="56" height="56" alt=""><div><h3 dir="auto">${plain(name)}</h3>` +
    `<a class="use" href="${library}">${escapeHtml(words.use)}</a></div></div>` +
    (description === '' ? '' : `<p class="facts" dir="auto">${plain(description)}</p>`) +
    `<audio controls preload="none" src="${preview}" aria-label="${plain(words.sample(name))}"></audio></li>`
  )
}

function hostOf(url: string): string {
  return new URL(url).host.replace(/^www\./u, '')
}
