/** Plays the sounds that a page names in place, one at a time; the same link again ends it. Waiting is shown by the link itself. */
export function playSounds(): void {
  let playing: { readonly link: HTMLAnchorElement; readonly sound: HTMLAudioElement } | undefined
  const end = () => {
    playing?.sound.pause()
    playing?.link.removeAttribute('aria-current')
    playing?.link.removeAttribute('aria-busy')
    playing = undefined
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-sound]')) {
    link.addEventListener('click', (event) => {
      // Whoever opens it beside the page wants the sound itself.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      const isAgain = playing?.link === link
      end()
      if (isAgain) return
      const sound = new Audio(link.href)
      playing = { link, sound }
      link.setAttribute('aria-current', 'true')
      link.setAttribute('aria-busy', 'true')
      sound.addEventListener('playing', () => link.removeAttribute('aria-busy'))
      sound.addEventListener('ended', end)
      sound.play().catch(() => {
        if (playing?.sound === sound) end()
      })
    })
  }
}
