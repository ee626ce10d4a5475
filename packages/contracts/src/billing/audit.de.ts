import type { billingAudit } from './audit.ts'

/** What each act is called in a German audit log. */
export const billingAuditGerman: Readonly<Record<keyof typeof billingAudit, string>> = {
  'billing.cancellation-begun': 'Kündigung begonnen',
  'billing.cancellation-scheduled': 'Kündigung vorgemerkt',
  'billing.cancellation-taken-back': 'Kündigung zurückgenommen',
  'billing.consolidated-charge-noted': 'Sammelbelastung notiert',
  'billing.consolidation-agreed': 'Sammelabrechnung vereinbart',
  'billing.consolidation-ended': 'Sammelabrechnung beendet',
  'billing.discount-applied': 'Rabatt angewendet',
  'billing.downgrade-canceled': 'Wechsel in kleineren Tarif abgesagt',
  'billing.downgrade-scheduled': 'Wechsel in kleineren Tarif vorgemerkt',
  'billing.extension-changed': 'Mehrverbrauch geändert',
  'billing.marketplace-linked': 'Marktplatz verbunden',
  'billing.payout-account-opened': 'Konto für Auszahlungen eröffnet',
  'billing.promo-created': 'Aktionscode erstellt',
  'billing.promo-redeemed': 'Aktionscode eingelöst',
  'billing.promo-retired': 'Aktionscode zurückgezogen',
  'billing.sandbox-clock-advanced': 'Uhr der Sandbox vorgestellt',
  'billing.subscription-changed': 'Abonnement geändert',
  'billing.terms-agreed': 'Bedingungen zugestimmt',
  'billing.tier-given': 'Tarif gegeben',
  'billing.upgraded': 'Größerer Tarif gewählt',
}
