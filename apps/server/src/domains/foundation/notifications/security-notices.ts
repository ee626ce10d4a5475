import type { EventPayload } from '#kernel/product.ts'
import type { NotificationTopic } from '@vireo/contracts/notifications'
import type { SendMessage } from './send-message.ts'

/** What somebody is told when something happened to their account, or in a workspace. */
export type Notice = Omit<SendMessage, 'userId'> & {
  /** Whether it matters outside of the product as well, and whoever did it has not written already. */
  readonly mailed: boolean
  /** What it is about in which workspace, where people choose how they hear of it. Absent: it always reaches them. */
  readonly about?: { readonly topic: NotificationTopic; readonly workspaceId: string }
}

const notYou = 'If this was not you, change your password and sign out everywhere.'

export function newDeviceNotice(event: EventPayload<'identity.signed-in-from-new-device'>): Notice {
  const device = event.device || 'a device we do not know'
  const from = event.address ? ` from ${event.address}` : ''
  return {
    severity: 'warning',
    title: 'New sign-in to your account',
    description: `Somebody signed in with ${device}${from}. ${notYou}`,
    needsAttention: true,
    occasion: `new-device ${event.sessionId}`,
    mailed: true,
  }
}

export function passwordChangedNotice(event: EventPayload<'identity.password-changed'>): Notice {
  return {
    severity: 'warning',
    title: 'Your password was changed',
    description: `All other sessions were signed out. ${notYou}`,
    needsAttention: true,
    occasion: `password ${event.changeId}`,
    mailed: false,
  }
}

const factorNames = { totp: 'an authenticator app', sms: 'text messages', 'backup-codes': 'backup codes' } as const
const factorChanges = { enabled: 'turned on', disabled: 'turned off', renewed: 'renewed' } as const
const factorTitles = {
  enabled: 'Two-factor authentication was turned on',
  disabled: 'Two-factor authentication was turned off',
  renewed: 'Your backup codes were renewed',
  used: 'A backup code was used',
} as const

function descriptionOf({ factor, change }: EventPayload<'identity.second-factor-changed'>): string {
  if (change === 'used') return `It will not work again. ${notYou}`
  return `Sign-in with ${factorNames[factor]} was ${factorChanges[change]}. ${notYou}`
}

export function secondFactorNotice(event: EventPayload<'identity.second-factor-changed'>): Notice {
  const isWeaker = event.change === 'disabled' || event.change === 'used'
  return {
    severity: isWeaker ? 'warning' : 'success',
    title: factorTitles[event.change],
    description: descriptionOf(event),
    needsAttention: isWeaker,
    occasion: `factor ${event.changeId}`,
    mailed: false,
  }
}

export function apiKeyNotice(event: EventPayload<'identity.api-key-created'>): Notice {
  return {
    severity: 'info',
    title: 'An API key was created',
    description: `The key “${event.name}” can now use your account. If you did not create it, delete it.`,
    occasion: `api-key ${event.keyId}`,
    mailed: false,
  }
}
