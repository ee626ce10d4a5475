/** A page that the build writes in every language, and once for each of the choices that its address can hold. */
export type WrittenPage = {
  readonly address: string
  /** What the query may ask for, by name; the first of each is what counts where it does not ask. */
  readonly choices: Readonly<Record<string, readonly string[]>>
  /** Its documents, by the name of their file. */
  readonly files: Readonly<Record<string, string>>
}

/** Names the file of a page in a language and with what was chosen, in the order of the choices. */
export function fileOfPage(address: string, chosen: readonly string[], language: string): string {
  const name = address === '/' ? 'landing' : address.slice(1).replaceAll('/', '-')
  return [name, ...chosen, language, 'html'].join('.')
}
