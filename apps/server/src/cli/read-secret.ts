import { CommandError } from './command-error.ts'

/** Reads a secret from the first line of standard input, where it stands in no list of processes. Throws `CommandError`. */
export async function readSecret(input: AsyncIterable<Buffer | string>): Promise<string> {
  let text = ''
  for await (const part of input) text += part.toString()
  const [line = ''] = text.split(/\r?\n/, 1)
  if (line.trim() === '') throw new CommandError('Standard input holds no key.')
  return line.trim()
}
