import { type InEachLanguage, languageOfReader } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { escapeHtml } from '#kernel/escape-html.ts'
import { heightOf } from '../projects/snippet.ts'
import type { Played, Player } from './find-player.ts'
import { playerScript } from './script.ts'
import { playerGerman } from './words.de.ts'
import { playerWords } from './words.ts'

const words: InEachLanguage<typeof playerWords> = { en: playerWords, de: playerGerman }

export type Shown = { readonly player: Player; readonly played: Played; readonly view: string; readonly style: string }

/** Writes a player that has nothing to play: nothing is seen of it. */
export function renderNothing(): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Vireo</title></head><body><script>${playerScript}</script></body></html>`
}

/** Writes a player. */
export function renderPlayer(ctx: Context, { player, played, view, style }: Shown): string {
  const { project } = player
  const { version, durationMs, page } = played
  return markup(ctx, {
    style,
    view,
    title: page.title ?? project.title ?? version.title ?? project.name,
    author: page.author ?? project.author ?? version.author,
    seconds: durationMs / 1000,
    // The line on the site says how high the frame is; a page of another size says so itself.
    height: page.small === null || page.small === project.small ? undefined : heightOf({ small: page.small }),
    at: { base: `/audio-native/${project.id}`, versionId: version.id },
  })
}

/** Writes a player that shows how it would look; it has nothing to play, and says nothing of any project. */
export function renderSample(ctx: Context, style: string): string {
  const { sampleTitle: title, sampleAuthor: author } = words[languageOfReader(ctx.client.header('accept-language'))]
  return markup(ctx, { style, view: '', title, author, seconds: sampleSeconds, height: undefined, at: undefined })
}

const sampleSeconds = 312

type Written = {
  readonly style: string
  /** Under which name it is counted what was heard; empty where nothing is. */
  readonly view: string
  readonly title: string
  readonly author: string | null
  readonly seconds: number
  /** How high its frame is to become; undefined where that stays as it is. */
  readonly height: number | undefined
  /** Where its sound and words are; undefined for a player that cannot be played. */
  readonly at: { readonly base: string; readonly versionId: string } | undefined
}

function markup(ctx: Context, { style, view, title, author, seconds, height, at }: Written): string {
  const language = languageOfReader(ctx.client.header('accept-language'))
  const text = words[language]
  const facts = [author, text.generated].filter(Boolean).join(' · ')
  const placeOf = (what: string) => at && `${at.base}/${what}/${at.versionId}`
  const data = {
    view,
    seconds: String(seconds),
    height: height === undefined ? '' : String(height),
    listens: placeOf('listens') ?? '',
    words: placeOf('words') ?? '',
    play: text.play,
    pause: text.pause,
    of: text.of,
    speed: text.speed,
    failed: text.failed,
  }
  const attributes = Object.entries(data).map(([name, value]) => `data-${name}="${escapeHtml(value)}"`)
  const source = placeOf('audio')
  const disabled = source === undefined ? ' disabled' : ''
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<title>${escapeHtml(title)}</title><style>${style}</style></head><body>` +
    `<main aria-label="${escapeHtml(text.player)}" ${attributes.join(' ')}>` +
    `<button id="play" type="button" aria-label="${escapeHtml(text.play)}"${disabled}><svg viewBox="0 0 24 24" aria-hidden="true"><path class="go" d="M7 4v16l13-8z"/><path class="halt" d="M6 4h4v16H6zM14 4h4v16h-4z"/></svg></button>` +
    `<div><p class="title">${escapeHtml(title)}</p><p class="facts">${escapeHtml(facts)}</p>` +
    `<div class="line"><button id="back" type="button" aria-label="${escapeHtml(text.back)}"${disabled}>−10</button>` +
    `<input id="at" type="range" min="0" max="${seconds}" step="1" value="0" aria-label="${escapeHtml(text.position)}"${disabled}>` +
    `<output id="time" aria-hidden="true"></output>` +
    `<button id="speed" type="button" aria-label="${escapeHtml(text.speed.replace('{rate}', '1'))}"${disabled}>1×</button></div>` +
    `<p id="note" role="status"></p></div>` +
    `<audio id="audio" preload="none"${source === undefined ? '' : ` src="${escapeHtml(source)}"`}></audio></main>` +
    `<script>${playerScript}</script></body></html>`
  )
}
