export { writeTimedFiles } from './exporting/write-files.ts'
