import { AppError } from '#kernel/errors.ts'
import { commonPasswords } from './common-passwords.ts'

/**
 * Throws `password_too_common` for passwords that are guessed first. Besides its length nothing else is required: rules
 * about characters make a password harder to remember and hardly harder to guess.
 */
export function assertUncommon(password: string, param = 'password'): void {
  const plain = password.toLowerCase()
  if (!/\s/.test(plain) && commonPasswords.includes(` ${plain} `)) throw new AppError('password_too_common', { param })
}
