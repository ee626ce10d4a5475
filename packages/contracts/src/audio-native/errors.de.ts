import type { audioNativeErrors } from './errors.ts'

/** What each failure is called on a German screen. */
export const audioNativeErrorsGerman: Readonly<Record<keyof typeof audioNativeErrors, string>> = {
  audio_native_project_not_found: 'Dieses Audio-Native-Projekt gibt es nicht.',
  audio_native_limit_reached: 'Mehr Audio-Native-Projekte kann ein Arbeitsbereich nicht haben.',
  audio_native_content_unreadable: 'In diesem Inhalt findet sich nichts, was sich vorlesen lässt.',
  audio_native_content_too_long: 'Dieser Inhalt ist zu lang, um in einem Stück vorgelesen zu werden.',
  audio_native_domain_not_proven:
    'Weisen Sie zuerst nach, dass diese Website Ihnen gehört: Nur Seiten nachgewiesener Domains werden gelesen.',
  audio_native_page_unreachable: 'Diese Seite konnte nicht geladen werden.',
  audio_native_page_not_offered:
    'Diese Seite bietet sich nicht zum Vorlesen an: In ihrem HTML steht der Player nicht, oder sie sagt noindex.',
  audio_native_spending_limit: 'Dieses Projekt hat ausgegeben, was es in diesem Monat ausgeben darf.',
  audio_native_range_invalid: 'Wählen Sie einen Zeitraum von einem bis 366 Tagen.',
}
