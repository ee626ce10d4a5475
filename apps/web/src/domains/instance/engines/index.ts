export { OwnEnginesSection } from './addresses/later-section.ts'
export { useEngineOffer, useMayRunEngines } from './queries.ts'
