export { giveNotice } from './give-notice.ts'
export type { Notice, Said } from './security-notices.ts'
export { type SendMessage, sendMessage } from './messages/send-message.ts'
