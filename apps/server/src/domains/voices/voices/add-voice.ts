import { randomInt } from 'node:crypto'
import { writeAudit } from '#kernel/audit.ts'
import type { TransactionContext } from '#kernel/context.ts'
import { ownResource } from '#resources'
import { foldText } from './search/fold-text.ts'
import type { VoiceRow } from './tables.ts'
import { countVoiceAdd } from './limits/voice-limits.ts'
import { beginSketch, type EarlierFace } from './sketches/begin-sketch.ts'
import { insertVoice } from './voice-store.ts'

/** What a new voice is given; everything else starts with its default. */
export type NewVoice = Pick<
  VoiceRow,
  'name' | 'description' | 'category' | 'labels' | 'language' | 'recipe' | 'method'
> &
  Partial<
    Pick<
      VoiceRow,
      | 'id'
      | 'preview_text'
      | 'copied_from'
      | 'public_owner_id'
      | 'sharing_status'
      | 'live_moderation'
      | 'notice_period_days'
      | 'requires_verification'
      | 'is_verified'
      | 'fine_tuning'
    >
  > & {
    /** The picture it had before it was a voice. */
    readonly face?: EarlierFace
  }

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Makes an id for a voice or sample: 20 random letters and digits, in a form that clients can store. */
export function makeVoiceId(): string {
  return Array.from({ length: 20 }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
}

/**
 * Gives the caller one more voice, in the transaction of whoever makes it. Throws `voice_limit_reached`,
 * `professional_voice_limit_reached` and `voice_add_edit_limit_reached`.
 */
export async function addVoice(ctx: TransactionContext, { face, ...voice }: NewVoice): Promise<VoiceRow> {
  await countVoiceAdd(ctx, voice.category === 'professional' && !voice.copied_from)
  const row: VoiceRow = {
    id: makeVoiceId(),
    preview_text: null,
    copied_from: null,
    public_owner_id: null,
    sharing_status: null,
    live_moderation: false,
    notice_period_days: null,
    requires_verification: false,
    is_verified: false,
    fine_tuning: null,
    ...voice,
    workspace_id: ctx.workspaceId,
    name_folded: foldText(voice.name),
    verification_failures: [],
    verification_attempts: 0,
    created_by: ctx.actor.userId,
    created_at: ctx.now(),
    updated_at: ctx.now(),
  }
  await insertVoice(ctx, row)
  await beginSketch(ctx, row, face)
  await ownResource(ctx, { type: 'voice', id: row.id })
  await writeAudit(ctx, {
    action: 'voices.added',
    target: { kind: 'voice', id: row.id },
    details: { name: row.name, category: row.category, method: row.method, copied_from: row.copied_from },
  })
  await ctx.emit('voices.created', {
    workspaceId: row.workspace_id,
    userId: row.created_by,
    voiceId: row.id,
    name: row.name,
    category: row.category,
    copiedFrom: row.copied_from,
  })
  return row
}
