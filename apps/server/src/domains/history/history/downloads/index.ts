export { madeOf as howItemWasMade } from './made-of.ts'
export { type DownloadFile, readAs as readAsFile } from '../read-as.ts'
export { sendRecordingsZip } from './send-recordings-zip.ts'
