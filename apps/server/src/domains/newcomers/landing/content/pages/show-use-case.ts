import { showingOneOf } from '../show-content.ts'

/** Shows one of the pages below `use-cases`. */
export const showUseCase = showingOneOf('use-cases')
