import type { audioNativeAudit } from './audit.ts'

/** What each act reads as in German. */
export const audioNativeActSentencesGerman: Readonly<Record<keyof typeof audioNativeAudit, string>> = {
  'audio-native.created':
    '{who} hat ein Audio-Native-Projekt erstellt.|{who} hat das Audio-Native-Projekt {thing} erstellt.',
  'audio-native.content-changed':
    '{who} hat einem Audio-Native-Projekt einen anderen Inhalt gegeben.|{who} hat dem Audio-Native-Projekt {thing} einen anderen Inhalt gegeben.',
  'audio-native.domain-added':
    '{who} hat eine Domain hinzugefügt, deren Seiten vorgelesen werden sollen.|{who} hat die Domain {thing} hinzugefügt, deren Seiten vorgelesen werden sollen.',
  'audio-native.domain-failed':
    'Der Eintrag, der eine Domain für Audio Native nachweist, wurde nicht gefunden.|Der Eintrag, der die Domain {thing} für Audio Native nachweist, wurde nicht gefunden.',
  'audio-native.domain-removed':
    '{who} hat eine Domain aus Audio Native entfernt.|{who} hat die Domain {thing} aus Audio Native entfernt.',
  'audio-native.domain-verified':
    '{who} hat eine Domain für Audio Native nachgewiesen.|{who} hat die Domain {thing} für Audio Native nachgewiesen.',
  'audio-native.changed':
    '{who} hat ein Audio-Native-Projekt geändert.|{who} hat das Audio-Native-Projekt {thing} geändert.',
  'audio-native.deleted':
    '{who} hat ein Audio-Native-Projekt gelöscht.|{who} hat das Audio-Native-Projekt {thing} gelöscht.',
  'audio-native.page-changed':
    '{who} hat eine Seite geändert, die vorgelesen wird.|{who} hat die Seite {thing} geändert, die vorgelesen wird.',
  'audio-native.page-converted': '{who} hat eine Seite vorlesen lassen.|{who} hat die Seite {thing} vorlesen lassen.',
}
