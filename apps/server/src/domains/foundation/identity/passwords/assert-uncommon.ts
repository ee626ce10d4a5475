import { AppError } from '#kernel/errors.ts'
import { commonPasswords } from './common-passwords.ts'

/**
 * Throws `password_too_common` for what is tried first by whoever guesses. Nothing is asked of a password besides its
 * length: which characters it is made of makes it harder to remember and hardly harder to guess.
 */
export function assertUncommon(password: string, param = 'password'): void {
  const plain = password.toLowerCase()
  if (!/\s/.test(plain) && commonPasswords.includes(` ${plain} `)) throw new AppError('password_too_common', { param })
}
