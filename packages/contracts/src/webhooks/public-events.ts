import { z } from 'zod'

/** One thing that happened, as the servers of customers are told about it. */
export type PublicEvent = {
  /** When it is sent, in one sentence. */
  readonly summary: string
  /** Sent as `event_version`; raised when a member of `data` goes or means something else, not when one is added. */
  readonly version: number
  /** The member `data` of the body. */
  readonly data: z.ZodType
}

const removedVoice = {
  /** Your copy. */
  voice_id: z.string(),
  original_voice_id: z.string(),
  public_owner_id: z.string(),
  name: z.string(),
}

const share = {
  resource_type: z.string(),
  resource_id: z.string(),
  shared_with: z.string(),
  user_id: z.string(),
}

const training = { voice_id: z.string(), model_id: z.string(), user_id: z.string() }

/** Everything that webhooks can be told about, by the `type` in the body. Only what really happens stands here. */
export const publicEvents = {
  generation_finished: {
    summary: 'A recording was made and stands in the history.',
    version: 1,
    data: z.object({
      history_item_id: z.string(),
      source: z.string(),
      model_id: z.string().nullable(),
      voice_id: z.string().nullable(),
      content_type: z.string(),
      duration_ms: z.number().int(),
      credits: z.number().int(),
      user_id: z.string(),
    }),
  },
  history_item_deleted: {
    summary: 'Somebody deleted a recording; for half a minute it can still be restored.',
    version: 1,
    data: z.object({ history_item_id: z.string(), user_id: z.string() }),
  },
  api_key_created: {
    summary: 'Somebody made an API key of their own for this workspace.',
    version: 1,
    data: z.object({ key_id: z.string(), name: z.string(), user_id: z.string() }),
  },
  member_joined: {
    summary: 'Somebody became a member of the workspace.',
    version: 1,
    data: z.object({ user_id: z.string(), role: z.string() }),
  },
  member_changed: {
    summary: 'A member has another role, or was locked or unlocked.',
    version: 1,
    data: z.object({ user_id: z.string(), role: z.string(), is_locked: z.boolean() }),
  },
  member_left: {
    summary: 'A member left the workspace, or was removed from it.',
    version: 1,
    data: z.object({ user_id: z.string(), was_removed: z.boolean() }),
  },
  ownership_transferred: {
    summary: 'Another member owns the workspace.',
    version: 1,
    data: z.object({ user_id: z.string(), former_owner_user_id: z.string() }),
  },
  resource_shared: {
    summary: 'A thing was shared with a member, a group, a machine or everyone, or how far was changed.',
    version: 1,
    data: z.object({ ...share, access_level: z.string() }),
  },
  resource_unshared: {
    summary: 'A thing is no longer shared with a member, a group, a machine or everyone.',
    version: 1,
    data: z.object(share),
  },
  voice_created: {
    summary: 'Somebody cloned, designed or copied a voice.',
    version: 1,
    data: z.object({
      voice_id: z.string(),
      name: z.string(),
      category: z.string(),
      original_voice_id: z.string().nullable(),
      user_id: z.string(),
    }),
  },
  voice_deleted: {
    summary: 'A voice was deleted.',
    version: 1,
    data: z.object({ voice_id: z.string(), name: z.string() }),
  },
  voice_trained: {
    summary: 'A professional voice finished its training and speaks.',
    version: 1,
    data: z.object(training),
  },
  voice_training_failed: {
    summary: 'The training of a professional voice failed.',
    version: 1,
    data: z.object(training),
  },
  voice_removal_notice: {
    summary: 'The owner of a published voice took it back: your copy speaks until its notice period is over.',
    version: 1,
    data: z.object({ ...removedVoice, disable_at_unix: z.number().int() }),
  },
  voice_removal_notice_withdrawn: {
    summary: 'The owner of a voice published it again before the notice period was over: your copy stays.',
    version: 1,
    data: z.object(removedVoice),
  },
  voice_removed: {
    summary: 'The notice period of a voice is over: your copy does not speak any more.',
    version: 1,
    data: z.object(removedVoice),
  },
  subscription_changed: {
    summary: 'The workspace has another plan, billing period or status.',
    version: 1,
    data: z.object({
      tier: z.string(),
      status: z.string(),
      billing_period: z.string().nullable(),
      previous_tier: z.string(),
      previous_status: z.string(),
    }),
  },
} as const satisfies Record<string, PublicEvent>

export type PublicEventType = keyof typeof publicEvents
export const publicEventTypes = Object.keys(publicEvents) as [PublicEventType, ...PublicEventType[]]

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
