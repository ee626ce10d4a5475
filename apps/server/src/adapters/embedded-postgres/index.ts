export { EmbeddedPostgresError, type EmbeddedPostgresProblem } from './embedded-postgres-error.ts'
export { findRunningServer, type RunningServer } from './find-running-server.ts'
export { openEmbeddedPostgres, type EmbeddedPostgres, type OpenOptions } from './open-embedded-postgres.ts'
export type { EmbeddedConnection } from './running-server.ts'
