import type { Input } from '@vireo/contracts/kit'
import type { transcriptionEndpoints } from '@vireo/contracts/transcription'
import { AppError } from '#kernel/errors.ts'

type ConvertRequest = Input<typeof transcriptionEndpoints.convert>

/** Refuses by name what is not done here, or not yet. Throws `recognition_option_refused`. */
export function assertNotBeyond(request: ConvertRequest): void {
  const beyond: readonly (readonly [keyof ConvertRequest, string])[] = [
    ['token', 'Single-use tokens open sockets. Send an API key, or sign in.'],
  ]
  for (const [param, message] of beyond) {
    const given = request[param]
    if (given !== undefined && given !== null && given !== false)
      throw new AppError('recognition_option_refused', { message, param })
  }
}
