export { contentFolders } from './content/content-folders.ts'
export { footLinks } from './content/foot-links.ts'
export { landingAddresses } from './page/landing-addresses.ts'
