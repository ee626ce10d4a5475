import { houseEndpoints } from './house/index.ts'
import { orderEndpoints } from './orders/index.ts'
import {
  producerAccountEndpoints,
  messageEndpoints,
  peopleEndpoints,
  taskEndpoints,
  teamEndpoints,
  testEndpoints,
} from './producers/index.ts'

export const productionsEndpoints = {
  ...orderEndpoints,
  ...houseEndpoints,
  ...peopleEndpoints,
  ...taskEndpoints,
  ...testEndpoints,
  ...teamEndpoints,
  ...messageEndpoints,
  ...producerAccountEndpoints,
} as const
