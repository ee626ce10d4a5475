export { headerPlaces } from './in-header.tsx'
export { PageAction, PageLead } from './page-parts.tsx'
export { PageTitle, useGivenTitle } from './page-title.tsx'
