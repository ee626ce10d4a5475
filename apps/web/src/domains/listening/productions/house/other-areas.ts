// In one file, since they share most of what they are made of.
export { LedgerPart } from './ledger/ledger-part.tsx'
export { MessagesDialog } from '../messages/messages-dialog.tsx'
export { QualificationsPart } from './qualifications/qualifications-part.tsx'
export { TestPart } from './qualifications/test-part.tsx'
