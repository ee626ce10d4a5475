import { PageLead } from '#kit/page/index.ts'
import { MessageList } from '../components/message-list.tsx'
import { OwnTopics } from '../settings/own-topics.tsx'
import { ProductMails } from '../settings/product-mails.tsx'
import { notificationSettingsWords } from '../settings/words.ts'

/** Shows what reaches somebody and how, and what they were told. */
export function NotificationsPage() {
  return (
    <div className="flex flex-col gap-4">
      <PageLead>{notificationSettingsWords.lead}</PageLead>
      <ProductMails />
      <OwnTopics />
      <div className="overflow-hidden rounded-lg bg-surface">
        <MessageList />
      </div>
    </div>
  )
}
