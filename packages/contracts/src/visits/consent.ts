/** What somebody said, or need not say, about being counted. Without `granted` or `not_applicable` nothing leaves their browser. */
export const analyticsConsents = ['undecided', 'granted', 'denied', 'not_applicable'] as const
export type AnalyticsConsent = (typeof analyticsConsents)[number]

const union = 'at be bg hr cy cz dk ee fi fr de gr hu ie it lv lt lu mt nl pl pt ro sk si es se'
/** Where nobody is counted unless they allow it: the European Union, its economic area, the United Kingdom and Switzerland. */
export const consentCountries: readonly string[] = [...union.split(' '), 'is', 'li', 'no', 'gb', 'ch']

/** Answers what holds in a country as long as nobody decided; undefined is a country that nobody knows. */
export function consentIn(country: string | null | undefined): Exclude<AnalyticsConsent, 'granted'> {
  if (!country) return 'undecided'
  return consentCountries.includes(country.toLowerCase()) ? 'denied' : 'not_applicable'
}

/** Tells whether somebody may be counted. */
export function letsCount(consent: AnalyticsConsent): consent is 'granted' | 'not_applicable' {
  return consent === 'granted' || consent === 'not_applicable'
}
