/** Reads the code of a failed system call (`ENOENT` …) or SQL statement; empty for other errors. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
