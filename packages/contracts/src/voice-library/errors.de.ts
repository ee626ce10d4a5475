import type { voiceLibraryErrors } from './errors.ts'

/** What each failure is called on a German screen. */
export const voiceLibraryErrorsGerman: Readonly<Record<keyof typeof voiceLibraryErrors, string>> = {
  voice_not_published: 'Diese Stimme ist nicht veröffentlicht.',
  voice_already_exists: 'Diese Stimme ist schon in Ihrem Arbeitsbereich.',
  voice_already_published: 'Diese Stimme ist schon veröffentlicht.',
  voice_not_publishable: 'Diese Stimme darf nicht veröffentlicht werden.',
  free_users_not_allowed: 'Der Inhaber bietet diese Stimme nur in bezahlten Tarifen an.',
}
