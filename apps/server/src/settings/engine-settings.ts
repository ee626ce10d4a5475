import path from 'node:path'
import { z } from 'zod'
import { defineSettings } from './define-settings.ts'
import { flag } from './schemas.ts'

/** What speaks and hears, and on how many threads. */
export const engineSettings = defineSettings({
  VIREO_WORKERS: {
    schema: z.coerce.number().int().min(1).max(256).optional(),
    doc: 'Speech worker threads. Default: one for each core.',
  },
  VIREO_RECORDING_WORKERS: {
    schema: z.coerce.number().int().min(1).max(64).optional(),
    doc: 'Threads of each kind that read, hear, clone and convert recordings. Default: one for two cores, at least 2; one workspace never has all of them.',
  },
  VIREO_FFMPEG: {
    schema: z.string().refine(path.isAbsolute, 'A program is named by its whole path.').optional(),
    doc: 'A program `ffmpeg` of this machine that encodes videos faster than the one that comes along; it needs libx264. Its whole path.',
  },
  VIREO_WAITING_PER_WORKSPACE: {
    schema: z.coerce.number().int().min(0).max(10_000).default(32),
    doc: 'Recordings of one workspace that may wait for each kind of those threads; more are answered with 429.',
  },
  VIREO_SOUND_MARK: {
    schema: flag.default(true),
    doc: 'Write an inaudible mark into everything that is spoken, converted or made, so that this instance recognises it later.',
  },
  VIREO_SOUND_MARK_KEY: {
    schema: z.coerce.number().int().min(1).max(20).default(1),
    doc: 'Which keys marks are written and manifests signed with, counted from 1; one more is another key. What was made with the keys before it is still recognised.',
  },
  VIREO_SOUND_MANIFEST: {
    schema: flag.default(true),
    doc: 'Put a signed manifest into the files that are spoken, converted or made: what made them, and by which instance. Bare samples have no place for it.',
  },
  VIREO_MODELS_MIRROR: {
    schema: z.url().optional(),
    doc: 'Where models are fetched from in place of their publishers.',
  },
  VIREO_MODELS_CATALOGUE: {
    schema: z.string().refine(path.isAbsolute, 'A file is named by its whole path.').optional(),
    doc: 'A JSON file of models that are offered before those that come along. Its whole path.',
  },
})
