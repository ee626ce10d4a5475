/** A model that cannot be installed, removed or trusted, in a sentence for the operator. */
export class ModelError extends Error {
  override readonly name = 'ModelError'
  /** Whether nobody answered where the models are: the instance, or its mirror, is offline. */
  readonly isUnreachable: boolean

  constructor(message: string, { isUnreachable = false, ...options }: ErrorOptions & { isUnreachable?: boolean } = {}) {
    super(message, options)
    this.isUnreachable = isUnreachable
  }
}
