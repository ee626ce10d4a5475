import { paths, type ScreenKeywords } from '#kit/routing/index.ts'

export const serviceAccountsKeywords: ScreenKeywords = {
  [paths.serviceAccounts]: ['bot', 'machine', 'Dienstkonto', 'Maschine'],
}
