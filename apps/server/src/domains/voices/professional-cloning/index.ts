export { type Decision, decideVerification } from './proof/decide-verification.ts'
export { findDocumentsOfAny, listOpenDocuments } from './proof/documents-store.ts'
