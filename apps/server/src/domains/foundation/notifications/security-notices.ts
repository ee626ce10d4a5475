import type { Language, WorkspaceId } from '@vireo/contracts/kit'
import type { EventPayload } from '#kernel/product.ts'
import type { NotificationTopic } from '@vireo/contracts/notifications'
import type { SendMessage } from './messages/send-message.ts'
import { wordsIn } from './words-in.ts'

/** A notice about something that happened to somebody's account, or in a workspace. */
export type Notice = Omit<SendMessage, 'userId' | 'title' | 'description'> & {
  /** What it says, in the language of whoever is told. */
  readonly say: (language: Language) => Said
  /** Whether it matters outside of the product as well, and whoever did it has not written already. */
  readonly mailed: boolean
  /** What it is about in which workspace, where people choose how they hear of it. Absent: it always reaches them. */
  readonly about?: { readonly topic: NotificationTopic; readonly workspaceId: WorkspaceId }
}

export type Said = Pick<SendMessage, 'title' | 'description'>

/** Writes the notice of a sign-in from a new device; it is mailed as well. */
export function newDeviceNotice(event: EventPayload<'identity.signed-in-from-new-device'>): Notice {
  return {
    severity: 'warning',
    say: (language) => {
      const { newDevice, notYou } = wordsIn(language)
      const text = newDevice.text(event.device || newDevice.unknownDevice, event.address || null)
      return { title: newDevice.title, description: `${text} ${notYou}` }
    },
    needsAttention: true,
    occasion: `new-device ${event.sessionId}`,
    mailed: true,
  }
}

/** Writes the notice of a changed password. */
export function passwordChangedNotice(event: EventPayload<'identity.password-changed'>): Notice {
  return {
    severity: 'warning',
    say: (language) => {
      const { passwordChanged, notYou } = wordsIn(language)
      return { title: passwordChanged.title, description: `${passwordChanged.text} ${notYou}` }
    },
    needsAttention: true,
    occasion: `password ${event.changeId}`,
    mailed: false,
  }
}

/** Writes the notice of a changed second factor; a warning when the account is protected less. */
export function secondFactorNotice(event: EventPayload<'identity.second-factor-changed'>): Notice {
  const isWeaker = event.change === 'disabled' || event.change === 'used'
  return {
    severity: isWeaker ? 'warning' : 'success',
    say: (language) => sayOfFactor(language, event),
    needsAttention: isWeaker,
    occasion: `factor ${event.changeId}`,
    mailed: false,
  }
}

function sayOfFactor(language: Language, { factor, change }: EventPayload<'identity.second-factor-changed'>): Said {
  const { secondFactor, notYou } = wordsIn(language)
  const { titles, factors, changes, text, used } = secondFactor
  const news = change === 'used' ? used : text(factors[factor], changes[change])
  return { title: titles[change], description: `${news} ${notYou}` }
}

/** Writes the notice of a new API key. */
export function apiKeyNotice(event: EventPayload<'identity.api-key-created'>): Notice {
  return {
    severity: 'info',
    say: (language) => {
      const { title, text } = wordsIn(language).apiKey
      return { title, description: text(event.name) }
    },
    occasion: `api-key ${event.keyId}`,
    mailed: false,
  }
}
