import type { RouteObject } from 'react-router'
import type { Offer } from '#kit/offers.ts'
import type { SliceName } from '../../../../product-map.ts'

/** What a slice shows, by the place where it stands; addresses are those of the route map. */
export type Screens = {
  /** Inside the shell. */
  readonly shell?: readonly RouteObject[]
  /** Inside the settings frame, which stands in the shell. */
  readonly settings?: readonly RouteObject[]
  /** With nothing around them, also for people who are signed out. */
  readonly pages?: readonly RouteObject[]
}

/** What a slice says of itself in its `slice.ts`; the registry of all is generated from what says it. */
export type WebSlice = {
  readonly name: SliceName
  readonly screens?: Screens
  /** What it adds to screens of slices below it. */
  readonly offers?: readonly Offer[]
}
