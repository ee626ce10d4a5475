export { removeFilesJob } from './remove-files-job.ts'
export { voiceFolder } from './voice-folder.ts'
