import { words } from '../language/index.ts'

export const uploadWords = words('kit/uploads', {
  uploading: (name: string) => `Sending ${name}`,
  checking: (name: string) => `Listening to ${name}`,
  waiting: (name: string) => `${name} waits for the files before it`,
  cancelUpload: (name: string) => `Cancel ${name}`,
  uploadFailed: (name: string) => `${name} was not added`,
  dismiss: (name: string) => `Dismiss the message about ${name}`,
} as const)
