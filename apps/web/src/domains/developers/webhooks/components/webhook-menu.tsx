import type { Webhook } from '@vireo/contracts/webhooks'
import { IconButton, Menu, MenuItem, MenuSeparator } from '@vireo/ui'
import { Ban, EllipsisVertical, KeyRound, List, Pencil, RotateCcw, Send, Trash2, Users } from 'lucide-react'

import { sharingWords } from '#resources'
import { webhookWords } from '../words.ts'
import type { WebhookActions } from './use-webhook-actions.tsx'

/** Lists everything that can be done with a webhook. `onOpen` is absent where its log is on screen. */
export function WebhookMenu({
  webhook,
  actions,
  onOpen,
}: {
  readonly webhook: Webhook
  readonly actions: WebhookActions
  readonly onOpen?: () => void
}) {
  const { is_disabled: isDisabled } = webhook
  return (
    <Menu
      trigger={
        <IconButton size="sm" label={webhookWords.more(webhook.name)}>
          <EllipsisVertical aria-hidden size={16} />
        </IconButton>
      }
    >
      {onOpen ? (
        <MenuItem icon={<List aria-hidden size={16} />} onSelect={onOpen}>
          {webhookWords.log}
        </MenuItem>
      ) : null}
      <MenuItem icon={<Pencil aria-hidden size={16} />} onSelect={() => actions.edit(webhook)}>
        {webhookWords.edit}
      </MenuItem>
      <MenuItem icon={<Users aria-hidden size={16} />} onSelect={() => actions.share(webhook)}>
        {sharingWords.share}
      </MenuItem>
      {isDisabled ? null : (
        <MenuItem icon={<Send aria-hidden size={16} />} onSelect={() => actions.test(webhook)}>
          {webhookWords.test}
        </MenuItem>
      )}
      {webhook.auth_type === 'hmac' ? (
        <MenuItem icon={<KeyRound aria-hidden size={16} />} onSelect={() => actions.rotate(webhook)}>
          {webhookWords.rotate}
        </MenuItem>
      ) : null}
      <MenuItem
        icon={isDisabled ? <RotateCcw aria-hidden size={16} /> : <Ban aria-hidden size={16} />}
        onSelect={() => actions.turn(webhook)}
      >
        {isDisabled ? webhookWords.enable : webhookWords.disable}
      </MenuItem>
      <MenuSeparator />
      <MenuItem danger icon={<Trash2 aria-hidden size={16} />} onSelect={() => actions.remove(webhook)}>
        {webhookWords.remove}
      </MenuItem>
    </Menu>
  )
}
