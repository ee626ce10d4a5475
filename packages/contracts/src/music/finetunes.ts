import { z } from 'zod'
import { coded } from '../kit/index.ts'
import { MusicModel } from './plans.ts'

const Visibility = z.enum(['private', 'workspace', 'public'])

/** A model that was trained further, as the field's clients read it. No engine of an instance trains any yet. */
export const Finetune = z.object({
  id: z.string(),
  name: z.string(),
  tags: z.array(z.string()),
  primary_genre: z.string().nullable(),
  model_id: z.string(),
  created_at: z.iso.datetime(),
  visibility: Visibility,
  created_by: z.enum(['self', 'workspace', 'elevenlabs']),
  status: z.enum(['pending', 'in_progress', 'completed', 'failed', 'blocked']),
  training_progress: z.number(),
  failure_reason: z.enum(['audio_processing_failed', 'copyright_violation', 'training_failed']).nullable(),
})
export type Finetune = z.infer<typeof Finetune>

export const FinetunesQuery = z.object({
  cursor: z.string().max(200).nullish(),
  page_size: coded('invalid_page_size', z.number().int().min(1).max(150)).default(50),
  visibility: Visibility.nullish(),
  created_by: z.enum(['self', 'workspace', 'elevenlabs']).nullish(),
  sort: z.enum(['created_at', 'name']).default('created_at'),
  sort_direction: z.enum(['asc', 'desc']).default('desc'),
})

export const FinetunePage = z.object({
  finetunes: z.array(Finetune),
  next_cursor: z.string().nullable(),
  has_more: z.boolean(),
})

export const FinetuneFields = z.object({
  name: z.string().min(5).max(200),
  primary_genre: z
    .string()
    .max(100)
    .meta({ examples: ['jazz'] }),
  tags: z
    .array(z.string().max(100))
    .max(20)
    .meta({ examples: [['brushes', 'late']] })
    .default([]),
  visibility: z.enum(['private', 'workspace']).nullish(),
  model_id: MusicModel.default('music_v1'),
})

export const FinetuneChanges = z.object({
  name: z.string().min(5).max(200).nullish(),
  tags: z
    .array(z.string().max(100))
    .max(5)
    .meta({ examples: [['brushes', 'late']] })
    .nullish(),
  primary_genre: z.string().max(100).nullish(),
  visibility: z.enum(['private', 'workspace']).nullish(),
})

export const FinetunePath = z.object({ finetune_id: z.string().min(1).max(100) })
