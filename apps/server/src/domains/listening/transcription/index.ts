export { type Exported, writeFiles } from './exporting/write-files.ts'
