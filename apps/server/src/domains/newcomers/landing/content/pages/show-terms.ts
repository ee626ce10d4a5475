import { showing } from '../show-content.ts'

/** Shows the page `terms`, where somebody wrote one. */
export const showTerms = showing('terms')
