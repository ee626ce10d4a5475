import type { Departure } from './depart.ts'

/** Presents the address that the browser has to go to. */
export function presentDeparture({ url }: Departure) {
  return { url }
}
