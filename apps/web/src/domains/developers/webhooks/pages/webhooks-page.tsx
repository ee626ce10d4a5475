import { useSearchParams } from 'react-router'

import { WebhookList } from '../components/webhook-list.tsx'
import { WebhookLog } from '../components/webhook-log.tsx'

/** Shows the webhooks of the workspace, or the log of the one that the address names. */
export function WebhooksPage() {
  const [parameters, setParameters] = useSearchParams()
  const chosen = parameters.get('webhook')
  return chosen === null ? (
    <WebhookList onOpen={(id) => setParameters({ webhook: id })} />
  ) : (
    <WebhookLog webhookId={chosen} onBack={() => setParameters({})} />
  )
}
