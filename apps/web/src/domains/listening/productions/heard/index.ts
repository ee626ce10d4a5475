export { HeardChoice } from './heard-choice.tsx'
export { useHeard } from './use-heard.ts'
export { useLastingMedia } from './use-lasting-media.ts'
