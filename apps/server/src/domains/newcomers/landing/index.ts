export { landingAddresses } from './page/landing-addresses.ts'
