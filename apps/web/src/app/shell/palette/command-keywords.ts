/** What else people type, in whatever language, who want to begin something. */
export const createKeywords = {
  speech: ['speak', 'read', 'say', 'take', 'recording', 'tts', 'neu', 'neue', 'Aufnahme', 'sprechen', 'vorlesen'],
  dialogue: ['conversation', 'speakers', 'lines', 'neu', 'Dialog', 'Gespräch', 'Sprecher'],
  voiceChange: ['convert', 'changer', 'speech to speech', 'Stimme', 'ändern', 'umwandeln'],
  invite: ['team', 'member', 'colleague', 'einladen', 'Einladung', 'Mitglied', 'Kollegin', 'Kollege'],
  key: ['token', 'secret', 'new', 'neu', 'API-Schlüssel', 'erstellen'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** The same of those who want to do something at once. */
export const actionKeywords = {
  switchTo: ['workspace', 'change', 'Arbeitsbereich', 'wechseln'],
  upgrade: ['buy', 'price', 'credits', 'Tarif', 'kaufen', 'erweitern', 'Preis'],
  source: ['licence', 'license', 'AGPL', 'Quellcode', 'Quelltext', 'Lizenz'],
  shortcuts: ['keys', 'hotkeys', 'Tasten', 'Tastatur', 'Tastenkürzel'],
  signOut: ['log out', 'logout', 'exit', 'abmelden', 'ausloggen'],
} as const satisfies Readonly<Record<string, readonly string[]>>
