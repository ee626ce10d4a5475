const languageKey = 'sample-language'

/** Makes the tabs above the samples change all samples at once, and remembers the language. */
export function chooseLanguage(): void {
  const root = document.documentElement
  const tabs = [...document.querySelectorAll<HTMLElement>('[data-choose]')]
  const show = () => {
    for (const tab of tabs) {
      const isChosen = tab.dataset['choose'] === root.dataset['language']
      tab.setAttribute('aria-selected', String(isChosen))
      tab.tabIndex = isChosen ? 0 : -1
    }
  }
  const choose = (tab: HTMLElement) => {
    // The page above may grow or shrink: what the reader looks at stays where it is.
    const before = tab.getBoundingClientRect().top
    root.dataset['language'] = tab.dataset['choose'] ?? 'curl'
    show()
    scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' })
    try {
      localStorage.setItem(languageKey, root.dataset['language'])
    } catch {
      // Storage is switched off: the page forgets it with the visit.
    }
  }
  show()
  for (const tab of tabs) {
    tab.addEventListener('click', () => choose(tab))
    tab.addEventListener('keydown', ({ key }) => {
      const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
      if (step === 0) return
      const siblings = [...(tab.parentElement?.querySelectorAll<HTMLElement>('[data-choose]') ?? [])]
      const next = siblings.at((siblings.indexOf(tab) + step) % siblings.length)
      if (!next) return
      choose(next)
      next.focus()
    })
  }
}
