import { refusalIn } from '#kit/api/index.ts'

/**
 * Answers the server's own sentence where it understood and refused; another one otherwise, also where nobody
 * answered.
 */
export function messageOr(error: unknown, otherwise: string): string {
  return refusalIn(error) ?? otherwise
}
