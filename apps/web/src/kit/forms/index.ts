export { exactPattern } from './exact-pattern.ts'
export { ErrorSummary } from './error-summary.tsx'
export { showRefusal, useContractForm } from './use-contract-form.ts'
export { TickList } from './tick-list.tsx'
