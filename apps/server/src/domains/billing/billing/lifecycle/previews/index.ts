export { previewUpgrade } from './preview-upgrade.ts'
export { type Preview, previewFirstPayment } from './preview.ts'
