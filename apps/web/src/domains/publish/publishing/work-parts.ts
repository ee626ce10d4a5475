// In one file, which comes after the screen: what one writes is there first.
export { ChooseRecordingsDialog } from './chapters/choose-recordings-dialog.tsx'
export { CoverSection } from './cover/cover-section.tsx'
export { PriceSection } from './price/price-section.tsx'
export { ReleaseSection } from './release/release-section.tsx'
