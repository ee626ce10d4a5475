import type { audioNativeAudit } from './audit.ts'

/** What each act is called in a German audit log. */
export const audioNativeAuditGerman: Readonly<Record<keyof typeof audioNativeAudit, string>> = {
  'audio-native.created': 'Audio-Native-Projekt erstellt',
  'audio-native.content-changed': 'Inhalt eines Audio-Native-Projekts geändert',
  'audio-native.domain-added': 'Domain für Audio Native hinzugefügt',
  'audio-native.domain-failed': 'Domain für Audio Native nicht nachgewiesen',
  'audio-native.domain-removed': 'Domain für Audio Native entfernt',
  'audio-native.domain-verified': 'Domain für Audio Native nachgewiesen',
  'audio-native.changed': 'Audio-Native-Projekt geändert',
  'audio-native.deleted': 'Audio-Native-Projekt gelöscht',
  'audio-native.page-changed': 'Seite in Audio Native geändert',
  'audio-native.page-converted': 'Seite in Audio Native vorgelesen',
}
