/** A fault that this page found itself; its message is fit for whoever looks at the page. */
export class TellableError extends Error {
  override readonly name = 'TellableError'
}
