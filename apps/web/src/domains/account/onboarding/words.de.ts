import { plural, type Translation } from '#kit/language/index.ts'
import type { onboardingWords } from './words.ts'

export const onboardingGerman: Translation<typeof onboardingWords> = {
  lead: 'Jeden Teil des Produkts einmal ausprobieren. Ein Schritt wird von selbst abgehakt, sobald er begonnen ist.',
  failed: 'Die Checkliste konnte nicht geladen werden',
  progress: (done, all) => `${done} von ${all}`,
  progressLabel: (done, all) => `${done} von ${plural(all, { one: '1 Schritt', other: `${all} Schritten` })} erledigt`,
  allDone: 'Alle Schritte sind getan. Hier bleibt nichts mehr zu tun.',
  done: 'Erledigt',
  coming: 'Kommt noch',
  comingNote: 'Auf dieser Instanz gibt es das noch nicht, deshalb zählt es nicht.',
  hide: 'Checkliste ausblenden',
  show: 'In der Seitenleiste zeigen',
  shownHelp: 'Eine kleine Karte unten in der Seitenleiste, bis alle Schritte getan sind.',
  finish: 'Checkliste beenden',
  next: (step) => `Als Nächstes: ${step}`,
  congratulations: 'Glückwunsch, ein Schritt Ihrer Einstiegs-Checkliste ist getan.',
  hideFailed: 'Die Checkliste konnte nicht ausgeblendet werden',
  items: {
    generate_text_to_speech: {
      title: 'Text in Sprache verwandeln',
      description: 'Einen Satz schreiben, eine Stimme wählen und auf „Erzeugen“ klicken.',
      button: 'Sprache erzeugen',
    },
    generate_speech_to_speech: {
      title: 'Eine Stimme wandeln',
      description: 'Selbst etwas sagen und es in einer anderen Stimme hören.',
      button: 'Stimme wandeln',
    },
    add_voice_to_voice_lab: {
      title: 'Eine Stimme aus der Bibliothek hinzufügen',
      description: 'Eine veröffentlichte Stimme wählen und zu den eigenen legen.',
      button: 'Bibliothek öffnen',
    },
    design_voice: {
      title: 'Eine Stimme entwerfen',
      description: 'Beschreiben, wie sie klingen soll, und aus dreien wählen.',
      button: 'Stimme entwerfen',
    },
    create_dub: {
      title: 'Ein Video synchronisieren',
      description: 'Ein Video eine andere Sprache sprechen lassen.',
      button: 'Video synchronisieren',
    },
    join_affiliate: {
      title: 'Vireo empfehlen',
      description: 'Einen eigenen Link bekommen und teilen.',
      button: 'Link holen',
    },
    generate_api_key: {
      title: 'Einen API-Schlüssel erstellen',
      description: 'Die Dokumentation erstellt ihn mit Ihnen und spricht gleich damit.',
      button: 'Dokumentation öffnen',
    },
  },
}
