import { z } from 'zod'
import { idOf } from '../kit/index.ts'

/** What engines by address can be asked for. */
export const addressCapabilities = [
  'speech',
  'recognition',
  'chat',
  'embeddings',
  'separation',
  'sound_effects',
] as const
export const AddressCapability = z.enum(addressCapabilities)
export type AddressCapability = z.infer<typeof AddressCapability>

/** Bounds of the fields of an engine by address. */
export const addressBounds = {
  voicesMax: 24,
  timeoutMs: { min: 1000, max: 300_000, usual: 60_000 },
  concurrency: { min: 1, max: 32, usual: 4 },
} as const

const EngineId = idOf('addressEngine', z.string().min(1).max(64))
const EngineAddress = z
  .string()
  .trim()
  .max(300)
  .refine((text) => isEngineAddress(text), { error: 'Enter the address of the API, like https://tts.example.com/v1.' })
const ApiKey = z.string().trim().min(1).max(400)
const EngineVoiceName = z.string().regex(/^[\w .:()+-]{1,80}$/)
const Language = z.string().regex(/^[a-z]{2,3}(-[A-Za-z\d]{2,8})*$/)

/** Tells whether a text is an address below which an API may lie: no user, no query, nothing behind a hash. */
export function isEngineAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, search, hash } = new URL(text)
  return /^https?:$/.test(protocol) && [username, password, search, hash].every((part) => part === '')
}

const fields = {
  name: z.string().trim().min(1).max(60),
  /** Ahead of `/audio/speech`, `/chat/completions` and the like. */
  address: EngineAddress,
  capabilities: z.array(AddressCapability).min(1).max(addressCapabilities.length),
  model: z.string().trim().min(1).max(200),
  voices: z.array(EngineVoiceName).max(addressBounds.voicesMax),
  /** BCP 47, the main one first. */
  languages: z.array(Language).min(1).max(40),
  timeout_ms: z.number().int().min(addressBounds.timeoutMs.min).max(addressBounds.timeoutMs.max),
  concurrency: z.number().int().min(addressBounds.concurrency.min).max(addressBounds.concurrency.max),
  /** Who is asked where this engine fails; null for nobody. */
  next_engine_id: EngineId.nullable(),
}

/** A new engine by address. */
export const AddressEngineInput = z.object({
  ...fields,
  /** Sent with every request, and never shown again. */
  api_key: ApiKey.nullish(),
  voices: fields.voices.default([]),
  languages: fields.languages.default(['en']),
  timeout_ms: fields.timeout_ms.default(addressBounds.timeoutMs.usual),
  concurrency: fields.concurrency.default(addressBounds.concurrency.usual),
  next_engine_id: fields.next_engine_id.default(null),
})
export type AddressEngineInput = z.infer<typeof AddressEngineInput>

/** What is to be changed of an engine; what is absent stays. A key that is null is forgotten. */
export const AddressEngineChange = z.object({ ...fields, api_key: ApiKey.nullable() }).partial()
export type AddressEngineChange = z.infer<typeof AddressEngineChange>

/** An engine that is tried, whether it is saved or not. */
export const AddressTrialInput = AddressEngineInput.extend({
  /** The saved one whose key is used where none is given and the server is the same. */
  engine_id: EngineId.nullish(),
  capability: AddressCapability,
})

export const AddressEngine = z.object({
  engine_id: z.string(),
  name: z.string(),
  address: z.string(),
  /** Where everything is sent that this engine is asked. */
  host: z.string(),
  has_key: z.boolean(),
  /** The last four characters of a key that is long enough to show them. */
  key_last4: z.string().nullable(),
  capabilities: z.array(AddressCapability),
  model: z.string(),
  voices: z.array(z.string()),
  languages: z.array(z.string()),
  timeout_ms: z.number().int(),
  concurrency: z.number().int(),
  next_engine_id: z.string().nullable(),
  health: z.object({
    state: z.enum(['unknown', 'well', 'failing', 'resting']),
    problem: z.string().nullable(),
    latency_ms: z.number().int().nullable(),
    checked_at_unix: z.number().int().nullable(),
  }),
  created_at_unix: z.number().int(),
})
export type AddressEngine = z.infer<typeof AddressEngine>

/** The engines by address of an instance or a workspace, the oldest first. */
export const AddressEngines = z.object({ engines: z.array(AddressEngine) })

/** Those of a workspace, and what it lets leave this instance. */
export const WorkspaceEngines = AddressEngines.extend({
  /** Whether nothing may be sent to engines outside of this instance. */
  nothing_leaves: z.boolean(),
  /** Whether the plan lets the workspace have engines of its own. */
  may_have_own: z.boolean(),
  /** Hosts of the instance's own engines by address, to which texts of the workspace may be sent. */
  shared_hosts: z.array(z.string()),
})
export type WorkspaceEngines = z.infer<typeof WorkspaceEngines>

export const EngineRules = z.object({ nothing_leaves: z.boolean() })

export const AddressTrial = z.object({
  capability: AddressCapability,
  latency_ms: z.number().int(),
  /** What was said, understood or answered; how long the vectors are of what compares texts. */
  text: z.string(),
  /** A WAV file in base64, of engines that speak. */
  audio_base64: z.string().nullable(),
  /** Voices that the server lists; none where it lists none. */
  voices: z.array(z.string()),
})
export type AddressTrial = z.infer<typeof AddressTrial>

export const SharedEnginePath = z.object({ address_engine: EngineId })
export const OwnEnginePath = z.object({ engine_id: EngineId })
