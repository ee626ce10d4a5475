export { OwnEnginesSection } from './addresses/later-section.ts'
