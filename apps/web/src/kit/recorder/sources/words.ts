import { formatSize } from '../../format/index.ts'
import { words } from '../../language/index.ts'

/** What is said where one recording is taken in. */
export const sourceWords = words('kit/recorder/sources', {
  source: 'Your recording',
  drop: 'Drop a recording or a video here, or paste it',
  dropLimits: (sizeBytes: number, minutes: number) => `Up to ${formatSize(sizeBytes)} and ${minutes} minutes`,
  chooseAnother: 'Choose another file',
  retake: 'Record again',
  remove: 'Remove the recording',
} as const)
