/** In which cookie a browser says what its person chose about sale, sharing and targeted advertising: `opted-out` or `kept`. */
export const privacyCookie = 'privacy-opt-out'

/** How long it lives, in seconds: 360 days. */
export const privacyCookieSeconds = 360 * 24 * 60 * 60
