export { followPayer, type Payer, payerCard } from './follow-payer.ts'
export { assertCardWorks, payInvoice, replaceCard } from './pay.ts'
export { chargeOutcome, readTestCard } from './test-cards.ts'
