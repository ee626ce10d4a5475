/** A place on a screen where slices above its own may add something: declared by the lower slice, filled by manifests. */
export type OfferPlace<Item> = {
  readonly name: string
  /** Carries the type; never present at run time. */
  readonly signature?: Item
}

/** What a slice's manifest adds to a place. */
export type Offer = { readonly place: OfferPlace<never>; readonly item: unknown }

let byPlace: ReadonlyMap<string, readonly unknown[]> = new Map()

/** Declares a place at which slices offer something. */
export function defineOfferPlace<Item>(name: string): OfferPlace<Item> {
  return { name }
}

/** States in a manifest what is offered where. */
export function offer<Item>(place: OfferPlace<Item>, item: Item): Offer {
  return { place: place as OfferPlace<never>, item }
}

/** Keeps what all manifests offer. Said once, where the app is put together. */
export function setOffers(offers: readonly Offer[]): void {
  const places = new Set(offers.map(({ place }) => place.name))
  byPlace = new Map(
    [...places].map((name) => [name, offers.filter(({ place }) => place.name === name).map(({ item }) => item)]),
  )
}

/** Lists what is offered at a place, in the order of the map. */
export function offersAt<Item>(place: OfferPlace<Item>): readonly Item[] {
  return (byPlace.get(place.name) ?? []) as readonly Item[]
}
