import { listing } from '../show-content.ts'

/** Lists the pages below `use-cases`, where there are any. */
export const listUseCases = listing('use-cases')
