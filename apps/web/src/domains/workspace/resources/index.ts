export { ShareDialog } from './components/later-share-dialog.tsx'
export { mayEdit } from './may-edit.ts'
export { sharingWords } from './words.ts'
