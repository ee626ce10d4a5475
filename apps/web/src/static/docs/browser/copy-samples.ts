const shownMs = 1500

/** Makes the buttons beside the tabs copy the sample that is shown. */
export function copySamples(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
    const name = button.textContent
    button.addEventListener('click', () => {
      const panels = button.parentElement?.parentElement?.querySelectorAll<HTMLElement>('[data-in], [data-code]') ?? []
      const code = [...panels].find((panel) => panel.offsetParent !== null)?.querySelector('code')
      if (!code) return
      copy(code).then(
        () => {
          button.textContent = button.dataset['copy'] ?? name
          setTimeout(() => (button.textContent = name), shownMs)
        },
        () => getSelection()?.selectAllChildren(code),
      )
    })
  }
}

/**
 * Copies a sample. A page over plain HTTP has no clipboard: there it throws, and the sample is selected, ready to be
 * copied by keys.
 */
async function copy(code: HTMLElement): Promise<void> {
  if (!('clipboard' in navigator)) throw new Error('There is no clipboard here.')
  await navigator.clipboard.writeText(code.innerText)
}
