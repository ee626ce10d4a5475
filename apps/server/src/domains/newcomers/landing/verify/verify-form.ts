import { classifierLimits } from '@vireo/contracts/classifier'
import type { Language } from '@vireo/contracts/kit'
import { verifyLimits } from '@vireo/contracts/landing'
import { escapeHtml } from '#kernel/escape-html.ts'
import type { LandingWords } from '../page/words-in.ts'

/** Writes the page's text: what was answered, if anything, and the form by which somebody asks. */
export function verifyMain({ verify }: LandingWords, language: Language, answer = ''): string {
  const limits = verify.limits(
    verifyLimits.fileBytesMax / 1_000_000,
    classifierLimits.durationMsMax / 60_000,
    verifyLimits.perHour,
  )
  return (
    `<header class="intro"><h1>${escapeHtml(verify.title)}</h1><p class="lead">${escapeHtml(verify.lead)}</p></header>` +
    answer +
    `<section class="card" aria-labelledby="ask"><h2 id="ask">${escapeHtml(verify.ask)}</h2>` +
    `<form class="fields" method="post" enctype="multipart/form-data" action="/verify?lang=${language}">` +
    `<label for="file">${escapeHtml(verify.file)}</label>` +
    '<input id="file" name="file" type="file" accept="audio/*,video/*" aria-describedby="limits" required>' +
    `<p class="actions"><button class="button">${escapeHtml(verify.send)}</button></p></form>` +
    `<p class="facts" id="limits">${escapeHtml(limits)}</p></section>` +
    `<section class="prose" aria-labelledby="lost"><h2 id="lost">${escapeHtml(verify.lostTitle)}</h2>` +
    `<ul>${verify.lost.map((what) => `<li>${escapeHtml(what)}</li>`).join('')}</ul></section>`
  )
}

/** Writes what was answered: a word, and what it means. */
export function verifyAnswer(word: string, text: string): string {
  return `<section class="card" role="status"><h2>${escapeHtml(word)}</h2><p>${escapeHtml(text)}</p></section>`
}

/** Writes why nothing could be answered. */
export function verifyProblem(text: string): string {
  return `<p class="note" role="alert">${escapeHtml(text)}</p>`
}
