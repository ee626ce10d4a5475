import { acceptedLanguage, type InEachLanguage } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { escapeHtml } from '#kernel/escape-html.ts'
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
export function renderPlayer({ client }: Context, { player, played, view, style }: Shown): string {
  const language = acceptedLanguage(client.header('accept-language') ?? '') ?? 'en'
  const text = words[language]
  const { project } = player
  const { version, durationMs, page } = played
  const base = `/audio-native/${project.id}`
  const seconds = durationMs / 1000
  const title = page.title ?? project.title ?? version.title ?? project.name
  const author = page.author ?? project.author ?? version.author
  const facts = [author, text.generated].filter(Boolean).join(' · ')
  const data = {
    view,
    seconds: String(seconds),
    listens: `${base}/listens/${version.id}`,
    words: `${base}/words/${version.id}`,
    play: text.play,
    pause: text.pause,
    of: text.of,
    speed: text.speed,
    failed: text.failed,
  }
  const attributes = Object.entries(data).map(([name, value]) => `data-${name}="${escapeHtml(value)}"`)
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<title>${escapeHtml(title)}</title><style>${style}</style></head><body>` +
    `<main aria-label="${escapeHtml(text.player)}" ${attributes.join(' ')}>` +
    `<button id="play" type="button" aria-label="${escapeHtml(text.play)}"><svg viewBox="0 0 24 24" aria-hidden="true"><path class="go" d="M7 4v16l13-8z"/><path class="halt" d="M6 4h4v16H6zM14 4h4v16h-4z"/></svg></button>` +
    `<div><p class="title">${escapeHtml(title)}</p><p class="facts">${escapeHtml(facts)}</p>` +
    `<div class="line"><button id="back" type="button" aria-label="${escapeHtml(text.back)}">−10</button>` +
    `<input id="at" type="range" min="0" max="${seconds}" step="1" value="0" aria-label="${escapeHtml(text.position)}">` +
    `<output id="time" aria-hidden="true"></output>` +
    `<button id="speed" type="button" aria-label="${escapeHtml(text.speed.replace('{rate}', '1'))}">1×</button></div>` +
    `<p id="note" role="status"></p></div>` +
    `<audio id="audio" preload="none" src="${escapeHtml(`${base}/audio/${version.id}`)}"></audio></main>` +
    `<script>${playerScript}</script></body></html>`
  )
}
