import { CommandError } from './command-error.ts'

/** The password of a command: from `--password`, or the first line of standard input, so that it stays out of `ps`. */
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
