import type { Translation } from '#kit/language/index.ts'
import type { pricingWords } from './words.ts'

export const pricingGerman: Translation<typeof pricingWords> = {
  hasNot: {
    cloning: 'Kein sofortiges Klonen von Stimmen',
    professional: 'Keine professionellen Stimmklone',
    licence: 'Keine kommerzielle Lizenz',
    extra: 'Kein Mehrverbrauch',
  },
  nothingCharged: 'Ohne Karte',
  chargedMonthly: 'Monatlich abgebucht',
  chargedYearly: (price) => `${price}, einmal im Jahr abgebucht`,
  applies: {
    given: (plan) =>
      `Sie haben ${plan} und zahlen nichts dafür. Wenn Sie einen dieser Tarife abonnieren, ersetzt er ${plan}, sobald er bezahlt ist. ${plan} kommt nicht von selbst zurück.`,
    agreed: (plan) => `Sie haben ${plan}. Damit verglichen ist jeder dieser Tarife eine Herabstufung.`,
  },
  compare: 'Tarife vergleichen',
  subject: 'Was enthalten ist',
  included: 'Enthalten',
  notIncluded: 'Nicht enthalten',
  subjects: {
    credits: 'Credits',
    voices: 'Stimmen',
    sound: 'Tempo und Formate',
    team: 'Team und Lizenz',
  },
  rows: {
    credits: 'Credits im Monat',
    minutes: 'Minuten Sprache, etwa',
    extra: 'Mehrverbrauch im Monat bis',
    extraPrice: 'Mehrverbrauch, je 1.000 Credits',
    turbo: 'Schnelle Modelle über den Tarif hinaus, 1 Million Zeichen',
    threshold: 'Mehrverbrauch wird abgebucht ab',
    voices: 'Eigene Stimmen',
    cloning: 'Stimmen sofort klonen',
    professional: 'Professionelle Stimmklone',
    atOnce: 'Aufnahmen zugleich',
    fastAtOnce: 'Mit schnellen Modellen',
    mp3: 'MP3 bis',
    pcm: 'PCM und WAV bis',
    seats: 'Plätze',
    licence: 'Kommerzielle Lizenz',
  },
  kbps: (rate) => `${rate} kbit/s`,
  kilohertz: (rate) => `${rate} kHz`,
  questions: 'Fragen und Antworten',
  question: {
    credit: {
      title: 'Was ist ein Credit?',
      text: 'Ein Zeichen Text kostet einen Credit. Schnelle Modelle kosten die Hälfte, je Anfrage aufgerundet. Eine Stimme zu ändern kostet 1.000 Credits für jede Minute der Vorlage, auf die Sekunde genau.',
    },
    empty: {
      title: 'Was geschieht, wenn die Credits verbraucht sind?',
      text: (without, allowances) =>
        `Mit ${without} geht es erst weiter, wenn die Credits erneuert werden. Bei größeren Tarifen ist Mehrverbrauch möglich, sofern ein Admin ihn erlaubt: ${allowances}.`,
      allowance: (plan, credits) => `${plan} bis zu ${credits} Credits im Monat`,
    },
    extra: {
      title: 'Wann wird Mehrverbrauch abgebucht?',
      text: (thresholds) =>
        `Am Ende des Abrechnungszeitraums. Erreicht er vorher einen Betrag, wird er dann abgebucht: ${thresholds}.`,
      threshold: (plan, amount) => `${amount} bei ${plan}`,
    },
    year: {
      title: 'Wie funktioniert die jährliche Zahlung?',
      text: 'Das ganze Jahr wird auf einmal abgebucht und kostet so viel wie zehn Monate. Die Credits werden trotzdem jeden Monat erneuert.',
    },
    change: {
      title: 'Ab wann gilt ein anderer Tarif?',
      text: 'Eine Heraufstufung gilt sofort: Abgebucht wird nur der Unterschied für den Rest des Zeitraums, und die Credits wachsen im selben Verhältnis. Eine Herabstufung gilt ab dem Ende des bezahlten Zeitraums und lässt sich bis dahin zurücknehmen.',
    },
    rhythm: {
      title: 'Und der Wechsel von monatlich zu jährlich?',
      text: 'Ein neuer Zeitraum mit vollen Credits beginnt sofort. Das Geld für den ungenutzten Teil des alten wird abgezogen; übrige Credits gehen nicht mit.',
    },
    cancel: {
      title: 'Ist eine Kündigung jederzeit möglich?',
      text: 'Ja. Der Tarif bleibt bis zum Ende des bezahlten Zeitraums, es wird nichts mehr abgebucht, und danach hat der Arbeitsbereich den Tarif Free. Bis dahin lässt sich die Kündigung zurücknehmen.',
    },
    failed: {
      title: 'Was passiert, wenn eine Zahlung fehlschlägt?',
      text: 'Wir versuchen es in den nächsten Tagen erneut. Bis bezahlt ist, hat der Monat die Credits von Free, und Mehrverbrauch ruht. Gelingt kein Versuch, endet der Tarif; solange eine Rechnung offen ist, können keine Credits verbraucht werden.',
    },
    licence: {
      title: 'Dürfen Aufnahmen kommerziell genutzt werden?',
      text: (plans) => `Mit ${plans} ja: Eine kommerzielle Lizenz gehört dazu. Bei Free nicht.`,
    },
    currency: {
      title: 'In welcher Währung wird bezahlt?',
      text: 'In US-Dollar oder Euro. Ein Abonnement behält die Währung, in der es begann.',
    },
  },
}
