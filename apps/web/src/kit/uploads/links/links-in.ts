/** What counts as a link. */
export type LinkRule = { readonly protocols: readonly string[]; readonly lengthMax: number }

/** Reads links out of what somebody pasted, each once; what is no link is left to be told of. Pure. */
export function linksIn(
  text: string,
  { protocols, lengthMax }: LinkRule,
): { readonly links: readonly string[]; readonly rest: readonly string[] } {
  const parts = [...new Set(text.split(/\s+/u).filter((part) => part !== ''))]
  const isLink = (part: string) => part.length <= lengthMax && protocols.includes(URL.parse(part)?.protocol ?? '')
  return { links: parts.filter(isLink), rest: parts.filter((part) => !isLink(part)) }
}
