/** What the banner says. */
export type ConsentWords = {
  readonly title: string
  readonly text: string
  /** In place of it, where others than this instance are told. */
  readonly textTold: string
  readonly allow: string
  readonly decline: string
}

const look =
  'fixed right-4 left-4 z-30 flex flex-col gap-3 rounded-lg bg-raised p-4 text-sm text-ink shadow-float sm:left-auto sm:w-96 print:hidden'
/** Where it stands: on a page at its foot, in the app above what is pressed there: player, composer and the bar of phones. */
const places = {
  page: 'bottom-4',
  app: 'bottom-[calc(max(3.5rem,var(--player-height,0px))+var(--bottom-bar-height,0px)+7rem)]',
}
const button =
  'inline-flex h-9 items-center justify-center rounded-md bg-fill px-4 font-medium text-ink hover:bg-fill-hover'

/** Asks, beside everything else and in the way of nothing, whether a visit may be counted. Both answers look alike. */
export function showConsentBanner(words: ConsentWords, isTold: boolean, onDecide: (mayCount: boolean) => void): void {
  document.getElementById('consent-banner')?.remove()
  // Pages that the build wrote carry the words; the app has its own.
  const place = document.getElementById('consent-words') ? places.page : places.app
  const banner = element('section', `${look} ${place}`)
  banner.id = 'consent-banner'
  banner.setAttribute('aria-labelledby', 'consent-title')
  const title = element('h2', 'text-base font-semibold', words.title)
  title.id = 'consent-title'
  const answers = element('div', 'flex flex-wrap gap-2')
  for (const [label, mayCount] of [
    [words.decline, false],
    [words.allow, true],
  ] as const) {
    const answer = element('button', button, label)
    answer.type = 'button'
    answer.addEventListener('click', () => {
      banner.remove()
      onDecide(mayCount)
    })
    answers.append(answer)
  }
  banner.append(title, element('p', 'text-muted', isTold ? words.textTold : words.text), answers)
  document.body.append(banner)
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
