import { showing } from '../show-content.ts'

/** Shows the page `grants`, where somebody wrote one. */
export const showGrants = showing('grants')
