import type { Client } from '../kernel/client.ts'

/** As coarse as a country, a region and a city; lower-case ISO 3166 codes where the source has them. */
export type Place = { readonly country: string | null; readonly region: string | null; readonly city: string | null }

/** Tells where a request comes from without asking anybody on the network. */
export type Locator = {
  /** Undefined when this instance cannot know. */
  locate(client: Client): Place | undefined
}

export const knowsNoPlace: Locator = { locate: () => undefined }
