export type { Saver, SaveState } from './saver.ts'
export { useSaver, useSaveState } from './use-saver.ts'
