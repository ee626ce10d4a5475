export type EmbeddedPostgresProblem =
  | 'unsupported-platform'
  | 'owner-running'
  | 'version-mismatch'
  | 'unusable-folder'
  | 'not-started'
  | 'busy'

/** Everything the launcher refuses, with a message an operator can act on. */
export class EmbeddedPostgresError extends Error {
  readonly code: EmbeddedPostgresProblem

  constructor(code: EmbeddedPostgresProblem, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'EmbeddedPostgresError'
    this.code = code
  }
}
