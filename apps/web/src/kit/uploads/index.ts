export { UploadList } from './upload-list.tsx'
export { type Uploads, useUploads } from './use-uploads.ts'
