import { listing } from '../show-content.ts'

/** Lists the pages below `customers`, where there are any. */
export const listCustomers = listing('customers')
