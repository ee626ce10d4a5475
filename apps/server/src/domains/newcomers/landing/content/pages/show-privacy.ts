import { showing } from '../show-content.ts'

/** Shows the page `privacy`, where somebody wrote one. */
export const showPrivacy = showing('privacy')
