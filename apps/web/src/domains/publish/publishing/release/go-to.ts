const controls = 'input:not([type=file]), textarea, button'

/** Shows where something of a work is changed, and lets one begin at once. */
export function goToField(name: string): void {
  goTo(`[data-field="${CSS.escape(name)}"]`)
}

/** Shows the chapter that a recording or an upload is. */
export function goToChapter(id: string): void {
  goTo(`[data-chapter="${CSS.escape(id)}"]`, 'input')
}

function goTo(place: string, wanted = controls): void {
  const found = document.querySelector(place)
  found?.scrollIntoView({ block: 'center' })
  found?.querySelector<HTMLElement>(wanted)?.focus({ preventScroll: true })
}
