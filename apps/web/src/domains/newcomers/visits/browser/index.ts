export { type ConsentWords, showConsentBanner } from './consent-banner.ts'
export { tellAdvertisedSignUp } from './tell-advertisement.ts'
export { startVisits, viewPage } from './start-visits.ts'
export { visitOfPage } from './visit-of-page.ts'
