import type { PublicEventType } from '../kit/index.ts'

/** What a test event is called; it reaches a webhook whatever it listens to. */
export const testEventType = 'webhook_test'

/** Groups of events that clients of this API name in subscriptions. */
export const eventGroups = ['voice_library_removal_notice', 'speech_to_text', 'agent_qa', 'flows'] as const

/** What a group stands for, beside the events that are named one by one. */
export const eventsOfGroup: Readonly<Record<(typeof eventGroups)[number], readonly PublicEventType[]>> = {
  voice_library_removal_notice: ['voice_removal_notice', 'voice_removal_notice_withdrawn', 'voice_removed'],
  speech_to_text: [],
  agent_qa: [],
  flows: [],
}

/** The header that carries `t=<Unix seconds>,v0=<HMAC-SHA256 of "t.body", hex>`. */
export const signatureHeader = 'ElevenLabs-Signature'

/** What the version of a test event is. */
export const testEventVersion = 1
