/** A session ends this long after it was last refreshed. */
export const sessionLifetimeMs = 30 * 24 * 60 * 60 * 1000
