export { type Decision, decideVerification } from './proof/decide-verification.ts'
export { findPapersOfAny, listOpenPapers } from './proof/papers-store.ts'
