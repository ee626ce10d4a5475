/** Codes are redeemed by the slices that issue them; what is common to all has no endpoint. */
export const actionsEndpoints = {} as const
