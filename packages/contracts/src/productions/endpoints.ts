import { houseEndpoints } from './house/index.ts'
import { orderEndpoints } from './orders/index.ts'
import { peopleEndpoints, taskEndpoints } from './producers/index.ts'

export const productionsEndpoints = {
  ...orderEndpoints,
  ...houseEndpoints,
  ...peopleEndpoints,
  ...taskEndpoints,
} as const
