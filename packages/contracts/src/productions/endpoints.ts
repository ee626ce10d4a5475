import { houseEndpoints } from './house/index.ts'
import { orderEndpoints } from './orders/index.ts'
import {
  commentEndpoints,
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
  ...commentEndpoints,
  ...producerAccountEndpoints,
} as const
