import { paths } from '../../../kit/routing/index.ts'

/**
 * What people type who look for a screen and do not know what it is called here, whatever language it speaks: the palette
 * finds what contains the letters typed.
 */
const keywords: Readonly<Record<string, readonly string[]>> = {
  [paths.home]: ['start', 'dashboard', 'Startseite', 'Übersicht'],
  [paths.textToSpeech]: ['tts', 'speak', 'read aloud', 'narrate', 'sprechen', 'vorlesen'],
  [paths.speechToSpeech]: ['sts', 'speech to speech', 'convert', 'umwandeln'],
  [paths.pronunciation]: ['dictionary', 'lexicon', 'phoneme', 'alias', 'Aussprache', 'Wörterbuch', 'Lexikon'],
  [paths.voiceLibrary]: ['explore', 'default voices', 'find', 'entdecken', 'Stimmen'],
  [paths.voiceLab]: ['my voices', 'own voices', 'collections', 'eigene Stimmen', 'Sammlungen'],
  [paths.workspaceVoices]: ['shared', 'team voices', 'geteilt', 'Arbeitsbereich'],
  [paths.allHistory]: ['recordings', 'takes', 'downloads', 'Verlauf', 'Aufnahmen'],
  [paths.subscription]: [
    'plan',
    'billing',
    'price',
    'invoice',
    'upgrade',
    'payment',
    'card',
    'Tarif',
    'Rechnung',
    'Preis',
  ],
  [paths.usage]: ['credits', 'quota', 'statistics', 'analytics', 'Verbrauch', 'Kontingent'],
  [paths.workspaceMembers]: ['team', 'people', 'seats', 'colleagues', 'Mitglieder', 'Personen', 'Plätze'],
  [paths.workspaceGroups]: ['permissions', 'teams', 'Rechte', 'Gruppen'],
  [paths.workspaceSecurity]: ['sso', 'single sign-on', 'inactivity', 'Sicherheit'],
  [paths.security]: ['password', 'e-mail', 'two-factor', '2fa', 'devices', 'Passwort', 'Geräte'],
  [paths.auditLog]: ['activity', 'events', 'Protokoll', 'Ereignisse'],
  [paths.apiKeys]: ['token', 'secret', 'xi-api-key', 'Schlüssel'],
  [paths.webhooks]: ['events', 'callback', 'signature', 'Ereignisse', 'Signatur'],
  [paths.serviceAccounts]: ['bot', 'machine', 'Dienstkonto', 'Maschine'],
  [paths.developerUsage]: ['api', 'credits by key', 'Verbrauch', 'Schlüssel'],
  [paths.payouts]: ['earnings', 'bank', 'money', 'Auszahlung', 'Geld'],
  [paths.notifications]: ['mail', 'messages', 'newsletter', 'Benachrichtigung', 'Nachrichten'],
  [paths.privacy]: ['export', 'delete account', 'gdpr', 'DSGVO', 'Konto löschen'],
  [paths.language]: ['german', 'english', 'deutsch', 'englisch', 'locale'],
  [paths.profile]: ['name', 'account', 'Konto'],
  [paths.engines]: [
    'models',
    'install',
    'natural voices',
    'recognition',
    'operator',
    'admin',
    'Modelle',
    'installieren',
  ],
}

/** Answers under which other words a screen is found. */
export function keywordsOf(path: string): readonly string[] {
  return keywords[path] ?? []
}

/** What people type who look for the documentation. */
export const docsKeywords: readonly string[] = ['docs', 'documentation', 'help', 'guide', 'Dokumentation', 'Hilfe']
