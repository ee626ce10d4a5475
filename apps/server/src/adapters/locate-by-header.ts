import type { Locator, Place } from '../ports/geo.ts'

export type GeoHeaders = {
  readonly country: string
  readonly region: string | undefined
  readonly city: string | undefined
}

/**
 * Creates a locator that trusts the headers which the proxy in front adds to every request; without a country nothing
 * is known.
 */
export function createHeaderLocator(headers: GeoHeaders): Locator {
  const name = (header: string | undefined) => header?.toLowerCase()
  const [country, region, city] = [name(headers.country) ?? '', name(headers.region), name(headers.city)]
  return {
    locate: (client) => {
      const read = (header: string | undefined) => (header === undefined ? null : textOf(client.header(header)))
      const code = read(country)?.toLowerCase() ?? ''
      // XX and T1 are how networks say "unknown" and "Tor".
      if (!/^[a-z]{2}$/.test(code) || code === 'xx') return undefined
      return { country: code, region: read(region)?.toLowerCase() ?? null, city: read(city) } satisfies Place
    },
  }
}

function textOf(value: string | undefined): string | null {
  return value?.trim().slice(0, 100) || null
}
