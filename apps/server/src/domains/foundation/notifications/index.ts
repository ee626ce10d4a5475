export { announceUpdate } from './announce-update.ts'
export { giveNotice } from './give-notice.ts'
export type { Notice } from './security-notices.ts'
export { type SendMessage, sendMessage } from './send-message.ts'
