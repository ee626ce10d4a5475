// What takes files in, apart from the rest of the screen: together they would be more than one fetches at once.
export { ReplaceWithFileDialog } from './chapters/replace-with-file-dialog.tsx'
export { UploadZone } from './chapters/upload-zone.tsx'
