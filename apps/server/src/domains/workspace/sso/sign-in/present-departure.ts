import type { Departure } from './depart.ts'

/** Says where the browser goes. */
export function presentDeparture({ url }: Departure) {
  return { url }
}
