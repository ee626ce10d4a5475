/** What people type to make the screen dark or light, whatever language it speaks. */
export const themeKeywords: readonly string[] = [
  'dark',
  'light',
  'night',
  'day',
  'mode',
  'theme',
  'dunkel',
  'hell',
  'Nacht',
  'Tag',
  'Modus',
  'Farben',
]
