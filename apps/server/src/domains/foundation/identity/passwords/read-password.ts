import { CommandError } from '#cli/command-error.ts'

/**
 * Reads a password from `--password` or, to keep it out of the process list, from the first line of standard input.
 * Throws `CommandError`.
 */
export async function readPassword(
  options: { password?: string; passwordStdin?: boolean },
  input: AsyncIterable<Buffer | string>,
): Promise<string> {
  if (options.password !== undefined && options.passwordStdin)
    throw new CommandError('Give --password or --password-stdin, not both.')
  if (options.password !== undefined) return options.password
  if (!options.passwordStdin) throw new CommandError('Give --password or --password-stdin.')
  let text = ''
  for await (const part of input) text += part.toString()
  const [line = ''] = text.split(/\r?\n/, 1)
  if (line === '') throw new CommandError('Standard input holds no password.')
  return line
}
