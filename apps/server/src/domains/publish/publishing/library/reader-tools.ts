import type { Language } from '@vireo/contracts/kit'
import type { LibraryWords } from './library-page.ts'
import { lineOf } from './text-of.ts'

const rates = [0.75, 1, 1.25, 1.5, 1.75, 2]
const minutesOfSleep = [5, 10, 15, 30, 45, 60]

/** Writes what listeners set beside the players. It is there only where the script that it needs runs. */
export function readerTools(
  workId: string,
  { words, language }: { readonly words: LibraryWords; readonly language: Language },
): string {
  const number = new Intl.NumberFormat(language)
  const speeds = rates.map(
    (rate) => `<option value="${rate}"${rate === 1 ? ' selected' : ''}>${number.format(rate)}×</option>`,
  )
  const sleeps = [
    `<option value="">${lineOf(words.sleepOff)}</option>`,
    ...minutesOfSleep.map((minutes) => `<option value="${minutes}">${lineOf(words.sleepMinutes(minutes))}</option>`),
    `<option value="end">${lineOf(words.sleepEnd)}</option>`,
  ]
  return (
    `<p id="note" role="alert" hidden>${lineOf(words.failed)}</p>` +
    `<div id="reader" class="reader" hidden data-place="vireo-library-${workId}" data-on="${lineOf(words.goOn)}" data-left="${lineOf(words.left)}">` +
    '<button id="on" type="button" hidden></button>' +
    `<div><label for="speed">${lineOf(words.speed)}</label><select id="speed">${speeds.join('')}</select></div>` +
    `<div><label for="sleep">${lineOf(words.sleep)}</label><select id="sleep">${sleeps.join('')}</select><span id="left" class="left"></span></div></div>`
  )
}
