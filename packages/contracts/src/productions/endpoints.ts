import { houseEndpoints } from './house/index.ts'
import { orderEndpoints } from './orders/index.ts'

export const productionsEndpoints = { ...orderEndpoints, ...houseEndpoints } as const
