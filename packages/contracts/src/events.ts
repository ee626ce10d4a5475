import type { z } from 'zod'
import { billingEvents } from './billing/index.ts'
import { historyEvents } from './history/index.ts'
import { identityEvents } from './identity/index.ts'
import { professionalCloningEvents } from './professional-cloning/index.ts'
import { resourceEvents } from './resources/index.ts'
import { usageEvents } from './usage/index.ts'
import { voiceEvents } from './voices/index.ts'
import { voiceLibraryEvents } from './voice-library/index.ts'
import { voiceDesignEvents } from './voice-design/index.ts'
import { workspaceEvents } from './workspaces/index.ts'

/** Every fact that travels through the outbox, by name. */
export const eventSchemas = {
  ...identityEvents,
  ...workspaceEvents,
  ...usageEvents,
  ...historyEvents,
  ...billingEvents,
  ...voiceEvents,
  ...voiceLibraryEvents,
  ...voiceDesignEvents,
  ...resourceEvents,
  ...professionalCloningEvents,
} as const

export type EventName = keyof typeof eventSchemas
export type EventPayload<N extends EventName> = z.output<(typeof eventSchemas)[N]>
