/** What the product shows itself as; the host name decides. */
export const productVariants = ['default', 'reader', 'agents'] as const
export type ProductVariant = (typeof productVariants)[number]

/** The part of a host name that switches to each variant. An empty marker switches to nothing. */
export type HostMarkers = { readonly reader: string; readonly agents: string }

/** Chooses the variant that a host name asks for by the markers it contains, the reader's before the voice agents'. */
export function variantOf(hostname: string, markers: HostMarkers): ProductVariant {
  const host = hostname.toLowerCase()
  const has = (marker: string) => marker !== '' && host.includes(marker.toLowerCase())
  return has(markers.reader) ? 'reader' : has(markers.agents) ? 'agents' : 'default'
}
