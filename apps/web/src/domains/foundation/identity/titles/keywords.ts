import { paths, type ScreenKeywords } from '#kit/routing/index.ts'

export const identityKeywords: ScreenKeywords = {
  [paths.security]: ['password', 'e-mail', 'two-factor', '2fa', 'devices', 'Passwort', 'Geräte'],
  [paths.apiKeys]: ['token', 'secret', 'xi-api-key', 'Schlüssel'],
}
