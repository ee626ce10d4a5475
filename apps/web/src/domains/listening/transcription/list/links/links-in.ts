import { transcriptionLimits } from '@vireo/contracts/transcription'

/** Reads links out of what somebody pasted, each once; what is no link is left to be told of. */
export function linksIn(text: string): { readonly links: readonly string[]; readonly rest: readonly string[] } {
  const parts = [...new Set(text.split(/\s+/u).filter((part) => part !== ''))]
  return { links: parts.filter(isLink), rest: parts.filter((part) => !isLink(part)) }
}

function isLink(text: string): boolean {
  return /^https?:$/u.test(URL.parse(text)?.protocol ?? '') && text.length <= transcriptionLimits.addressLength
}
