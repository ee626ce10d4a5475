import type { Attack } from '../attack.ts'
import { crumbs, manyFields, slowBodies, unfinishedBodies } from './bodies.ts'
import { pipelinedRequests } from './connections.ts'
import { encodedPaths, hostileJson, upgradeBodies } from './strangers.ts'
import { pagesOfStrangers, thousandVisitors } from './shared-pages.ts'
import { analysisFlood, hashFlood, requestFlood, strangeInput, unpaidTexts } from './requests.ts'
import { contextFlood, endlessText, namelessFlood, smallMessages } from './sockets.ts'

/** What was tried against the product when it was last taken apart, in the order of what it did then. */
export const attacks: readonly Attack[] = [
  contextFlood,
  endlessText,
  unpaidTexts,
  manyFields,
  slowBodies,
  unfinishedBodies,
  crumbs,
  requestFlood,
  analysisFlood,
  hashFlood,
  strangeInput,
  hostileJson,
  namelessFlood,
  upgradeBodies,
  encodedPaths,
  pipelinedRequests,
  smallMessages,
  thousandVisitors,
  pagesOfStrangers,
]
