import type { billingAudit } from './audit.ts'

/** What each act reads as in German. */
export const billingActSentencesGerman: Readonly<Record<keyof typeof billingAudit, string>> = {
  'billing.cancellation-begun': '{who} hat begonnen, den Tarif zu kündigen.',
  'billing.cancellation-scheduled': '{who} hat den Tarif gekündigt.',
  'billing.cancellation-taken-back': '{who} hat die Kündigung zurückgenommen.',
  'billing.consolidated-charge-noted': 'Auf der gemeinsamen Rechnung wurde ein Betrag vermerkt.',
  'billing.consolidation-agreed': '{who} hat einer gemeinsamen Rechnung zugestimmt.',
  'billing.consolidation-ended': '{who} hat die gemeinsame Rechnung beendet.',
  'billing.discount-applied': '{who} hat einen Rabatt eingelöst.',
  'billing.downgrade-canceled': '{who} hat den Wechsel in einen kleineren Tarif abgesagt.',
  'billing.downgrade-scheduled': '{who} hat den Wechsel in einen kleineren Tarif vorgemerkt.',
  'billing.extension-changed': '{who} hat die Grenze für Mehrverbrauch geändert.',
  'billing.marketplace-linked': '{who} hat ein Marktplatzkonto verbunden.',
  'billing.payout-account-opened': '{who} hat ein Auszahlungskonto eröffnet.',
  'billing.promo-created': '{who} hat einen Aktionscode erstellt.|{who} hat den Aktionscode {thing} erstellt.',
  'billing.promo-redeemed': '{who} hat einen Aktionscode eingelöst.|{who} hat den Aktionscode {thing} eingelöst.',
  'billing.promo-retired': '{who} hat einen Aktionscode beendet.|{who} hat den Aktionscode {thing} beendet.',
  'billing.sandbox-clock-advanced': '{who} hat die Uhr der Sandbox vorgestellt.',
  'billing.subscription-changed': 'Das Abonnement hat sich geändert.',
  'billing.terms-agreed': '{who} hat eigene Bedingungen vereinbart.',
  'billing.tier-given': '{who} hat dem Arbeitsbereich einen Tarif gegeben.',
  'billing.upgraded': '{who} hat in einen größeren Tarif gewechselt.',
}
