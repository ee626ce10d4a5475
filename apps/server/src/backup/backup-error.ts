export type BackupProblem =
  | 'target-exists'
  | 'damaged'
  | 'too-new'
  | 'server-running'
  | 'target-not-empty'
  | 'schema-differs'
  | 'schema-changed'
  | 'unreadable-file'

/** What keeps a backup from being made or restored, with a message an operator can act on. */
export class BackupError extends Error {
  readonly code: BackupProblem

  constructor(code: BackupProblem, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'BackupError'
    this.code = code
  }
}
