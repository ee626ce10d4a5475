import { listing } from '../show-content.ts'

/** Lists the pages below `blog`, where there are any. */
export const listPosts = listing('blog')
