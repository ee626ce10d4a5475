import type { AuditAction } from './product.ts'

/** Follows which acts a piece of work writes down. Tests watch every endpoint with one; elsewhere nobody looks. */
export type ActWatch = {
  /** Throws for an act that the work does not declare. */
  readonly admit: (action: AuditAction) => void
  /** Hears of an act when it and its entry are committed. */
  readonly hear: (action: AuditAction) => void
}
