import { showingOneOf } from '../show-content.ts'

/** Shows one of the pages below `customers`. */
export const showCustomer = showingOneOf('customers')
