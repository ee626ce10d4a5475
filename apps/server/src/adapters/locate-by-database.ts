import { type CityResponse, Reader } from 'maxmind'
import { readFileSync } from 'node:fs'
import type { Locator } from '../ports/geo.ts'

/** Creates a locator on a local MaxMind city or country database. Throws when the file is none. */
export function createDatabaseLocator(file: string): Locator {
  const reader = new Reader<CityResponse>(readFileSync(file))
  return {
    locate: ({ address }) => {
      const found = placeIn(reader, address)
      const country = found?.country?.iso_code?.toLowerCase()
      if (country === undefined) return undefined
      return {
        country,
        region: found?.subdivisions?.[0]?.iso_code?.toLowerCase() ?? null,
        city: found?.city?.names.en ?? null,
      }
    },
  }
}

/** Looks up an address in the database. An IPv4-mapped IPv6 address is looked up as IPv4. */
function placeIn(reader: Reader<CityResponse>, address: string): CityResponse | null {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return plain === '' ? null : reader.get(plain)
}
