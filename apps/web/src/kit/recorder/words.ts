import { formatSize } from '../format/index.ts'
import { words } from '../language/index.ts'

export const recorderWords = words('kit/recorder', {
  yours: 'Recording',
  recorder: 'Recorder',
  record: 'Record',
  chooseFiles: 'Choose files',
  chooseFile: 'Choose a file',
  recording: 'Recording…',
  paused: 'Paused',
  pause: 'Pause',
  goOn: 'Continue',
  stop: 'Stop and use it',
  cancelRecording: 'Discard',
  level: 'Level of your microphone',
  shape: 'Your recording so far',
  microphone: {
    refused: 'The microphone is blocked. Allow it for this page in your browser’s settings, or upload a file.',
    missing: 'No microphone was found. Connect one, or upload a file.',
    failed: 'The microphone could not be used. Another program may have it. You can upload a file instead.',
    unsupported: 'This browser cannot record here. Upload a file instead.',
  },
  fileProblems: {
    type: (name: string) => `${name} is not an audio or video file that can be read here.`,
    content: (name: string) => `${name} contains no audio or video that can be read here.`,
    tooLarge: (sizeBytes: number, limitBytes: number) =>
      `This file is ${formatSize(sizeBytes)}. The limit is ${formatSize(limitBytes)}.`,
    empty: 'This file is empty.',
  },
  fileName: 'recording',
} as const)
