export { ShareDialog } from './components/later-share-dialog.tsx'
export { sharingWords } from './words.ts'
