export { librarySounds } from './library-sounds.ts'
