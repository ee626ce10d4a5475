export { OwnEnginesSection } from './addresses/later-section.ts'
export { useMayRunEngines } from './queries.ts'
