export { ShareDialog } from './components/share-dialog.tsx'
export { sharingWords } from './words.ts'
