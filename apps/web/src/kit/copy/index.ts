export { CopyField } from './copy-field.tsx'
export { copyText } from './copy-text.ts'
