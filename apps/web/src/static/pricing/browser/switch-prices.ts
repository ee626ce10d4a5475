/**
 * Makes the links to other periods and currencies change the prices in place, without moving the reader. What is shown
 * is the page that the link leads to; where that does not come, the link is followed.
 */
export function switchPrices(onSwitched: () => void): void {
  const main = document.querySelector('main')
  let latest = 0
  main?.addEventListener('click', (event) => {
    const link = linkOf(event)
    if (!link) return
    event.preventDefault()
    const turn = ++latest
    const { href } = link
    const which = link.dataset['prices']
    fetchMain(href).then(
      (fresh) => {
        // Somebody who pressed twice sees the last one.
        if (turn !== latest) return
        main.replaceChildren(...fresh.childNodes)
        history.replaceState(history.state, '', href)
        onSwitched()
        main.querySelector<HTMLElement>(`[data-prices="${which}"]`)?.focus({ preventScroll: true })
      },
      () => location.assign(href),
    )
  })
}

function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (!(target instanceof Element) || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined
  return target.closest<HTMLAnchorElement>('a[data-prices]') ?? undefined
}

async function fetchMain(href: string): Promise<Element> {
  const answer = await fetch(href)
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('main')
  if (!answer.ok || !fresh) throw new Error(`The prices answered ${answer.status}.`)
  return fresh
}
