export { tierOfWorkspace } from './hooks.ts'
export { judgeDomain, makeRecordValue, recordName } from './domains/domain-record.ts'
export type { DomainRow } from './tables.ts'
