/** A command that cannot be done, in a sentence for the operator. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}
