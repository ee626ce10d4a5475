/** A model that cannot be installed, removed or trusted, in a sentence for the operator. */
export class ModelError extends Error {
  override readonly name = 'ModelError'
}
