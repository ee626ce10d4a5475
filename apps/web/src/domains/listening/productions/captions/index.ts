export { useCaptions } from './use-captions.ts'
