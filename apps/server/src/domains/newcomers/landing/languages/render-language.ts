import type { Language } from '@vireo/contracts/kit'
import { landingLimits } from '@vireo/contracts/landing'
import { voiceArtSvg } from '@vireo/ui/plain.ts'
import { escapeHtml } from '#kernel/escape-html.ts'
import { entryOf } from '#kernel/entry-of.ts'
import type { PremadeVoice } from '#voices/library/index.ts'
import type { LandingWords } from '../page/words-in.ts'
import { isAccent, languagePages } from './find-page.ts'
import { accentPages } from './accent-pages.ts'
import { playerOf } from '../page/player.ts'
import type { LanguagePage } from './language-page.ts'
import { pageLinks } from './page-links.ts'
import type { Speakers } from './speakers-of.ts'

type Asked = { readonly language: Language; readonly words: LandingWords }

/** Writes what stands on the page of a language or an accent. Whatever needs a script says so, and the page is whole without one. */
export function renderLanguage(page: LanguagePage, speakers: Speakers, asked: Asked): string {
  const { language, words } = asked
  const name = page.name[language]
  return (
    `<p class="above"><a href="/languages">${escapeHtml(words.allLanguages)}</a></p>` +
    `<header class="intro"><p><span class="flag" aria-hidden="true">${page.flag}</span></p>` +
    `<h1>${escapeHtml(words.title(name))}</h1><p class="lead">${escapeHtml(words.lead(name))}</p></header>` +
    tryOf(page, speakers, asked) +
    `<section aria-labelledby="how"><h2 id="how">${escapeHtml(words.howTitle)}</h2><ol>${listOf(words.how)}</ol></section>` +
    featuresOf(words) +
    `<section class="join" aria-labelledby="join"><h2 id="join">${escapeHtml(words.joinTitle(name))}</h2>` +
    `<p><a class="button" href="/app/sign-up" data-inside="/app/speech-synthesis/text-to-speech" data-inside-text="${escapeHtml(words.openApp)}">${escapeHtml(words.join)}</a></p></section>` +
    othersOf(page, asked)
  )
}

function tryOf(page: LanguagePage, speakers: Speakers, asked: Asked): string {
  const { words, language } = asked
  const { slug, text, locale } = page
  const voice = speakers.speaker && { id: speakers.speaker.voiceId }
  const form =
    choiceOf(speakers, words) +
    `<label for="text">${escapeHtml(words.text)}</label>` +
    `<textarea id="text" name="text" rows="5" maxlength="${landingLimits.charactersMax}" lang="${locale}" dir="auto">${escapeHtml(text)}</textarea>` +
    `<p class="actions with-script"><button class="button">${escapeHtml(words.generate)}</button><span role="status"></span></p>` +
    `<p class="facts with-script">${escapeHtml(words.limits(landingLimits.perDay, landingLimits.charactersMax))}</p>`
  return (
    `<section class="card" aria-labelledby="try"><h2 id="try">${escapeHtml(words.tryTitle)}</h2>${speakerOf(speakers, words)}` +
    playerOf({ src: `/languages/${slug}/recording`, label: words.recordingOf(page.name[language]), voice }, words) +
    `<form class="fields" data-speech${statesOf(words)}>${form}</form></section>`
  )
}

/** Writes what the script says about a recording that somebody asked for. */
function statesOf({ states }: LandingWords): string {
  return Object.entries(states)
    .map(([state, sentence]) => ` data-${state}="${escapeHtml(sentence)}"`)
    .join('')
}

function speakerOf({ speaker, isNearest }: Speakers, words: LandingWords): string {
  if (!speaker)
    return `<p class="who">${escapeHtml(words.plainSpeaker)}</p><p class="note">${escapeHtml(words.plain)}</p>`
  const face = `data:image/svg+xml,${encodeURIComponent(voiceArtSvg({ id: speaker.voiceId }, { size: 56 }))}`
  return (
    `<div class="speaker"><img src="${face}" width="56" height="56" alt=""><p class="who">${escapeHtml(words.speaker(speaker.name))}</p>` +
    `<p class="facts" lang="en">${escapeHtml(speaker.description)}</p></div>` +
    (isNearest ? `<p class="note">${escapeHtml(words.nearest(speaker.name))}</p>` : '')
  )
}

function choiceOf({ speaker, choices }: Speakers, words: LandingWords): string {
  if (choices.length === 0) return ''
  const options = choices.map(
    (voice) =>
      `<option value="${escapeHtml(voice.voiceId)}"${voice === speaker ? ' selected' : ''}>${escapeHtml(nameOf(voice, words))}</option>`,
  )
  const first = speaker ? '' : `<option value="" selected>${escapeHtml(words.chooseVoice)}</option>`
  return `<label for="voice">${escapeHtml(words.voice)}</label><select id="voice" name="voice">${first}${options.join('')}</select>`
}

/** Names a voice, and its accent where that tells it from others of the language. */
function nameOf({ name, labels }: PremadeVoice, words: LandingWords): string {
  const accent = entryOf(words.accentsOfVoices, labels['accent'] ?? '')
  return accent === undefined ? name : `${name} (${accent})`
}

function featuresOf({ featuresTitle, features }: LandingWords): string {
  const items = features.map(({ title, text }) => `<li><h3>${escapeHtml(title)}</h3><p>${escapeHtml(text)}</p></li>`)
  return `<section aria-labelledby="features"><h2 id="features">${escapeHtml(featuresTitle)}</h2><ul class="features">${items.join('')}</ul></section>`
}

/** Leads to pages of the same kind. */
function othersOf(page: LanguagePage, { language, words }: Asked): string {
  const alike = (isAccent(page) ? accentPages : languagePages).filter((other) => other !== page)
  return `<nav aria-labelledby="others"><h2 id="others">${escapeHtml(words.others)}</h2>${pageLinks(alike, language)}</nav>`
}

function listOf(items: readonly string[]): string {
  return items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')
}
