export { type Heard, listenForMark } from './listen-for-mark.ts'
