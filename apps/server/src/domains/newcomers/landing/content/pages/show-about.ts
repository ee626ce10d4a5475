import { showing } from '../show-content.ts'

/** Shows the page `about`, where somebody wrote one. */
export const showAbout = showing('about')
