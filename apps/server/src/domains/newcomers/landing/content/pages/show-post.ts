import { showingOneOf } from '../show-content.ts'

/** Shows one of the pages below `blog`. */
export const showPost = showingOneOf('blog')
