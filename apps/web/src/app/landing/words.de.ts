import type { Translation } from '../../kit/language/index.ts'
import type { landingWords } from './words.ts'

export const landingGerman: Translation<typeof landingWords> = {
  title: 'Text hinein, Sprache heraus, auf dem eigenen Server',
  lead: 'Vireo macht aus Geschriebenem eine Stimme zum Anhören, Herunterladen und Weiterbauen. Es ist offen, läuft auf einem Rechner ohne Grafikkarte, und nichts, was Sie schreiben, verlässt ihn.',
  signUp: 'Jetzt loslegen',
  signIn: 'Anmelden',
  openApp: 'Vireo öffnen',
  pricing: 'Preise',
  apiPricing: 'API-Preise',
  languages: 'Sprachen',
  impactProgram: 'Impact-Programm',
  docsShort: 'Doku',
  toDark: 'Zum dunklen Design wechseln',
  toLight: 'Zum hellen Design wechseln',
  programTitle: 'Eine API für alles',
  programText:
    'Die öffentlichen SDKs dieses Felds arbeiten unverändert mit dem eigenen Server. Schlüssel erstellen, Adresse eintragen, und der vorhandene Code läuft weiter.',
  samplesTitle: 'So klingt es',
  play: (name) => `${name} abspielen`,
  pause: (name) => `${name} anhalten`,
  factsTitle: 'Was Sie bekommen',
  facts: [
    {
      title: 'Mehr als hundert Stimmen',
      text: 'Englisch in vielen Akzenten und über vierzig weitere Sprachen, jede mit eigenem Charakter und bereit, sobald der Server es ist.',
    },
    {
      title: 'Das erste Wort sofort',
      text: 'Sie hören schon zu, während der Rest noch gesprochen wird. Jede Aufnahme bleibt im Verlauf, zum Nachhören und Herunterladen.',
    },
    {
      title: 'Eine API für alles',
      text: 'Was der Bildschirm kann, kann auch ein Programm: ganze Aufnahmen, Datenströme, Sockets und die Zeit jedes Zeichens.',
    },
  ],
  docs: 'API-Referenz lesen',
  source: 'Quelltext holen',
  footer: 'Vireo ist freie Software unter der AGPL, Version 3 oder neuer.',
}
