import { crossFade } from '../../../kit/page/cross-fade.ts'

const themeKey = 'color-theme'

/** Makes the button in the header switch between light and dark, and remembers which it is. */
export function switchTheme(): void {
  const button = document.getElementById('theme')
  if (!button) return
  const root = document.documentElement
  const name = () => {
    const label = root.dataset['theme'] === 'dark' ? button.dataset['toLight'] : button.dataset['toDark']
    button.setAttribute('aria-label', label ?? '')
    button.title = label ?? ''
  }
  name()
  button.addEventListener('click', () =>
    crossFade(() => {
      const theme = root.dataset['theme'] === 'dark' ? 'light' : 'dark'
      root.dataset['theme'] = theme
      try {
        localStorage.setItem(themeKey, theme)
      } catch {
        // Storage is switched off: the page forgets it with the visit.
      }
      name()
    }),
  )
}
