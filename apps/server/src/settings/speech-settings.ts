import { z } from 'zod'
import { aliasWish, flag } from './schemas.ts'
import type { Settings } from './settings.ts'

/** What speaks, how much at once, and what it does not say. */
export const speechSettings = {
  VIREO_CONCURRENCY_OVERRIDE: {
    schema: z.coerce.number().int().min(1).optional(),
    doc: 'Replaces every plan’s limit of simultaneous generations.',
  },
  VIREO_MODERATED_TERMS: {
    schema: z.string().optional(),
    doc: 'Words, separated by commas, that voices with live moderation do not say. Without any, such voices do not speak.',
  },
  VIREO_REVIEW_PUBLISHED_VOICES: {
    schema: flag.default(false),
    doc: 'Voices that people publish wait until you have allowed them with `vireo voice review`.',
  },
  VIREO_VOICE_ALIASES: {
    schema: aliasWish.optional(),
    doc: 'Well-known voice ids and names that stand for house voices: `off`, or changes of [the table](../voice-aliases.md), `Sarah=Clara,Adam=`. Nothing behind the sign takes one away.',
  },
  VIREO_WORKERS: {
    schema: z.coerce.number().int().min(1).max(256).optional(),
    doc: 'Speech worker threads. Default: one for each core.',
  },
  VIREO_RECORDING_WORKERS: {
    schema: z.coerce.number().int().min(1).max(64).optional(),
    doc: 'Threads of each kind that read, hear, clone and convert recordings. Default: one for two cores, at least 2; one workspace never has all of them.',
  },
  VIREO_WAITING_PER_WORKSPACE: {
    schema: z.coerce.number().int().min(0).max(10_000).default(32),
    doc: 'Recordings of one workspace that may wait for each kind of those threads; more are answered with 429.',
  },
  VIREO_MODELS_MIRROR: {
    schema: z.url().optional(),
    doc: 'Where models are fetched from in place of their publishers.',
  },
} as const satisfies Settings
