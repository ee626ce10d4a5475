/** How much of a link is shown; all of it is copied. */
export const shownMax = 38

/** Shortens a link to what a line of the dialog has room for. */
export function shownLink(link: string): string {
  return link.length <= shownMax ? link : `${link.slice(0, shownMax)}…`
}

export const networks = ['facebook', 'x', 'whatsapp'] as const
export type Network = (typeof networks)[number]

/** Returns where a network takes a link from. */
export function networkAddress(network: Network, link: string): string {
  const shared = encodeURIComponent(link)
  if (network === 'facebook') return `https://www.facebook.com/sharer/sharer.php?u=${shared}`
  return network === 'x' ? `https://x.com/intent/post?url=${shared}` : `https://wa.me/?text=${shared}`
}

export type Shared = 'shared' | 'aborted' | 'copied' | 'unsupported' | 'failed'
type Browser = {
  readonly share?: ((data: { readonly url: string }) => Promise<void>) | undefined
  readonly copy: (text: string) => Promise<void>
}

/** Hands a link to the facility of the device. What is called off is nothing; what fails copies the link instead. */
export async function shareNatively(link: string, { share, copy }: Browser): Promise<Shared> {
  if (!share) return 'unsupported'
  try {
    await share({ url: link })
    return 'shared'
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return 'aborted'
    return copyLink(link, copy)
  }
}

/** Puts the whole link on the clipboard. */
export async function copyLink(link: string, copy: Browser['copy']): Promise<'copied' | 'failed'> {
  try {
    await copy(link)
    return 'copied'
  } catch {
    return 'failed'
  }
}
