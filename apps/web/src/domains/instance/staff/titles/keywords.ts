import { paths, type ScreenKeywords } from '#kit/routing/index.ts'

export const staffKeywords: ScreenKeywords = {
  [paths.admin]: ['admin', 'operator', 'staff', 'Verwaltung', 'Betrieb'],
  [paths.adminSettings]: ['configuration', 'sign-up', 'Konfiguration', 'Einstellungen'],
  [paths.adminWork]: ['outbox', 'jobs', 'queue', 'mails', 'Postausgang', 'Warteschlange'],
  [paths.adminUsers]: ['users', 'accounts', 'block', 'probation', 'Konten', 'sperren'],
  [paths.adminWorkspaces]: ['tenants', 'plans', 'Tarife'],
}
