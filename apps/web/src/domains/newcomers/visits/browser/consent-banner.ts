/** What the banner says. */
export type ConsentWords = {
  readonly title: string
  readonly text: string
  /** In place of it, where others than this instance are told. */
  readonly textTold: string
  readonly allow: string
  readonly decline: string
  /** Opens the text where people work and the question is to be small; without it the text is there at once. */
  readonly more?: string
}

const look = 'fixed right-4 left-4 z-30 rounded-lg bg-raised text-sm text-ink shadow-float sm:left-auto print:hidden'
/** At the foot of a page, with everything it has to say. */
const wholeLook = 'bottom-4 flex flex-col gap-3 p-4 sm:w-96'
/**
 * In the app one line: where there is room in what stands free of the bar at the top, else above what is pressed at the foot (player,
 * composer and the bar of phones).
 */
const shortLook =
  'bottom-[calc(max(3.5rem,var(--player-height,0px))+var(--bottom-bar-height,0px)+7rem)] flex flex-wrap items-center gap-x-2 gap-y-1 py-1.5 pr-2 pl-3 xl:top-2 xl:right-63 xl:bottom-auto xl:flex-nowrap xl:py-0.5'
const button = 'inline-flex items-center justify-center rounded-md bg-fill font-medium text-ink hover:bg-fill-hover'

/** Asks, beside everything else and in the way of nothing, whether a visit may be counted. Both answers look alike. */
export function showConsentBanner(words: ConsentWords, isTold: boolean, onDecide: (mayCount: boolean) => void): void {
  document.getElementById('consent-banner')?.remove()
  const banner = element('section', `${look} ${words.more === undefined ? wholeLook : shortLook}`)
  banner.id = 'consent-banner'
  banner.setAttribute('aria-labelledby', 'consent-title')
  const title = element('h2', words.more === undefined ? 'text-base font-semibold' : 'font-medium', words.title)
  title.id = 'consent-title'
  const answers = element('div', 'flex flex-wrap gap-2')
  for (const [label, mayCount] of [
    [words.decline, false],
    [words.allow, true],
  ] as const) {
    const answer = element('button', `${button} ${words.more === undefined ? 'h-9 px-4' : 'h-9 px-3'}`, label)
    answer.type = 'button'
    answer.addEventListener('click', () => {
      banner.remove()
      onDecide(mayCount)
    })
    answers.append(answer)
  }
  const text = element('p', 'text-muted', isTold ? words.textTold : words.text)
  if (words.more === undefined) banner.append(title, text, answers)
  else banner.append(title, answers, folded(words.more, text))
  document.body.append(banner)
}

/** Folds the text away; it opens over what lies there, on the side where there is room. */
function folded(label: string, text: HTMLElement): HTMLElement {
  const details = element('details', 'text-xs')
  details.append(element('summary', 'cursor-pointer px-1 py-2 text-muted', label), text)
  const place = 'absolute inset-x-0 bottom-full mb-2 xl:top-full xl:right-0 xl:bottom-auto xl:left-auto xl:mt-2 xl:w-80'
  text.className = `${place} rounded-lg bg-raised p-3 text-muted shadow-float`
  return details
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  classes: string,
  text = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  made.className = classes
  made.textContent = text
  return made
}
