/** Where the launcher says what it does; a pino logger fits. */
export type LauncherLog = {
  info(message: string): void
  warn(message: string): void
}

export const silentLog: LauncherLog = { info: () => undefined, warn: () => undefined }
