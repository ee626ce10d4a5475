// Made by `npm run generate` from the manifests of the slices (slice.ts), in the order of the product map.
import type { Scenarios } from '../seed/scenario.ts'
import { identityScenarios } from './foundation/identity/scenarios.ts'
import { speechScenarios } from './speech/speech/scenarios/index.ts'

/** The situations of every slice that `npm run seed` can make. */
export const scenariosOfSlices: Scenarios = {
  ...identityScenarios,
  ...speechScenarios,
}
