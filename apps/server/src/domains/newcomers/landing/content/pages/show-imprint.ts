import { showing } from '../show-content.ts'

/** Shows the page `imprint`, where somebody wrote one. */
export const showImprint = showing('imprint')
