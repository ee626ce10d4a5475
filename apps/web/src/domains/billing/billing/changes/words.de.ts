import { plural, type Translation } from '#kit/language/index.ts'
import type { changeWords } from './words.ts'

export const changeGerman: Translation<typeof changeWords> = {
  upgrade: {
    title: (plan) => `Auf ${plan} heraufstufen?`,
    text: (price) => `Das gilt sofort und kostet ${price}. Nicht genutzte Zeit des jetzigen Tarifs wird abgezogen.`,
    action: 'Heraufstufen',
    done: (plan) => `Sie sind jetzt bei ${plan}`,
  },
  buy: {
    title: (plan) => `${plan} abonnieren?`,
    text: (price) => `Das gilt sofort und kostet ${price}, abgebucht bei dem Arbeitsbereich, der für diesen bezahlt.`,
    action: 'Abonnieren',
  },
  downgrade: {
    title: (plan) => `Auf ${plan} herabstufen?`,
    text: (price, until) =>
      `Sie behalten Ihren Tarif bis ${until}. Dann beginnt der neue, für ${price}. Bis dahin können Sie das zurücknehmen.`,
    action: 'Herabstufen',
    done: (plan) => `${plan} beginnt, wenn dieser Zeitraum endet`,
  },
  cancel: {
    title: 'Abonnement kündigen?',
    text: (plan, until) =>
      `${plan} bleibt bis ${until}, und es wird nichts mehr abgebucht. Danach hat der Arbeitsbereich den Tarif Free. Bis dahin lässt sich das zurücknehmen.`,
    action: 'Abonnement kündigen',
    done: (until) => `Ihr Abonnement endet am ${until}`,
  },
  free: {
    title: 'Zu Free wechseln?',
    text: (plan, until) =>
      `${plan} bleibt bis ${until}, und es wird nichts mehr abgebucht. Danach hat der Arbeitsbereich den Tarif Free. Bis dahin lässt sich das zurücknehmen.`,
    action: 'Zu Free wechseln',
    done: (until) => `Nach ${until} hat der Arbeitsbereich den Tarif Free`,
  },
  consequences: {
    title: 'Was wegfällt',
    gains: 'Was dazukommt',
    credits: (count) => `${count} Credits im Monat`,
    voices: (count) => `${count} eigene Stimmen; solange Sie mehr haben, kommt keine dazu`,
    professionalVoices: (count) =>
      count === 0
        ? 'Keine professionellen Stimmklone'
        : plural(count, { one: '1 professioneller Stimmklon', other: `${count} professionelle Stimmklone` }),
    cloning: 'Kein sofortiges Klonen von Stimmen',
    bitrate: (kbps) => `Aufnahmen mit höchstens ${kbps} kbit/s`,
    extension: 'Kein Mehrverbrauch',
    licence: 'Keine kommerzielle Lizenz für alles, was Sie danach erzeugen',
    moreVoices: (count) => `${count} eigene Stimmen`,
    withCloning: 'Sofortiges Klonen von Stimmen',
    betterBitrate: (kbps) => `Aufnahmen mit bis zu ${kbps} kbit/s`,
    withExtension: 'Mehrverbrauch, sofern ein Admin ihn erlaubt',
    withLicence: 'Eine kommerzielle Lizenz für alles, was Sie danach erzeugen',
    moreExtension: (count) => `Bis zu ${count} Credits Mehrverbrauch im Monat`,
    extensionUnlimited: 'Mehrverbrauch ohne Grenze',
    atOnce: (count) => `${count} Erzeugungen gleichzeitig`,
    fastAtOnce: (count) => `${count} Erzeugungen gleichzeitig mit schnellen Modellen`,
    sampleRate: (kilohertz) => `PCM und WAV mit höchstens ${kilohertz} kHz`,
    betterSampleRate: (kilohertz) => `PCM und WAV mit bis zu ${kilohertz} kHz`,
    storage: (size) => `${size} für Ihre Aufnahmen`,
    storageUnlimited: 'Unbegrenzt Platz für Ihre Aufnahmen',
    enterprise: 'Kein Single Sign-on und keine anderen Enterprise-Funktionen',
    withEnterprise: 'Single Sign-on und die anderen Enterprise-Funktionen',
    seats: (count) => plural(count, { one: '1 Platz', other: `${count} Plätze` }),
  },
  charge: {
    loading: 'Wird ausgerechnet …',
    failed: 'Was sich ändert, konnte nicht ausgerechnet werden',
    outdated: 'Ihr Abonnement hat sich inzwischen geändert. Bitte schließen, den Tarif prüfen und neu wählen.',
    dueNow: 'Jetzt abgebucht',
    onPage: 'Das zeigt Ihr Zahlungsanbieter',
    rest: (plan) => `${plan}, für den Rest dieses Zeitraums`,
    unused: (plan) => `Nicht genutzte Zeit von ${plan}`,
    kept: 'Für Ihre nächsten Rechnungen aufgehoben',
    fromEarlier: 'Aus früheren Rechnungen',
    start: 'Wirksam',
    begins: { now: 'Sofort', after_payment: 'Sobald es bezahlt ist', period_end: 'Am Ende des bezahlten Zeitraums' },
    next: 'Nächste Zahlung',
    on: (amount, date) => `${amount} am ${date}`,
    noPayment: 'Keine',
    creditsAdded: (added) => `${added} Credits kommen sofort dazu.`,
    creditsReplaced: (lost, added) => `${lost} ungenutzte Credits enden jetzt; ${added} neue treten an ihre Stelle.`,
  },
  change: {
    title: (plan) => `Zu ${plan} wechseln?`,
    text: (price) =>
      `Das gilt sofort: Heute beginnt ein neuer Zeitraum, er kostet ${price}. Das Geld für den ungenutzten Teil des jetzigen wird abgezogen; ungenutzte Credits werden nicht mitgenommen.`,
    action: 'Tarif wechseln',
    done: (plan) => `Sie sind jetzt bei ${plan}`,
  },
  replaces: {
    cancellation: (date) => `Das ersetzt die Kündigung, die für ${date} geplant ist.`,
    change: (plan, date) => `Das ersetzt den Wechsel zu ${plan}, der für ${date} geplant ist.`,
  },
  given: {
    operator: 'Vom Betreiber dieser Instanz gegeben. Sie zahlen nichts dafür.',
    default: 'Mit diesem Tarif beginnt jeder Arbeitsbereich dieser Instanz. Sie zahlen nichts dafür.',
    grant: 'Ihrem Arbeitsbereich als Förderung gegeben. Sie zahlen nichts dafür.',
    trial: 'Eine Testphase, vom Betreiber dieser Instanz gegeben. Sie zahlen nichts dafür.',
    leave: (mine, plan, price) =>
      `${plan} ersetzt ${mine}, sobald bezahlt ist, für ${price}. ${mine} endet dann und kommt nicht von selbst zurück.`,
    toCheckout: 'Zum Bezahlen',
    toFree: (mine) => `${mine} wurde Ihnen gegeben. Nur wer das tat, kann es zurücknehmen.`,
  },
}
