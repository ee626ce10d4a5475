import { ApiError } from '../../../kit/api/index.ts'

/** The server's own sentence where it understood and refused, another one otherwise. */
export function messageOr(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.status < 500 && error.message !== '' ? error.message : otherwise
}
