import { MessageList } from '../components/message-list.tsx'
import { OwnTopics } from '../settings/own-topics.tsx'
import { ProductMails } from '../settings/product-mails.tsx'

/** What reaches somebody, and what they were told. */
export function NotificationsPage() {
  return (
    <div className="flex flex-col gap-6">
      <ProductMails />
      <OwnTopics />
      <div className="overflow-hidden rounded-lg bg-surface">
        <MessageList />
      </div>
    </div>
  )
}
