import type { InEachLanguage } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { giveNotice } from '#notifications'
import { monthOf } from '../projects/month-of.ts'
import type { ProjectRow } from '../tables.ts'
import { spendingGerman } from './words.de.ts'
import { spendingWords } from './words.ts'

const words: InEachLanguage<typeof spendingWords> = { en: spendingWords, de: spendingGerman }

/** Tells whoever made a project that it has spent what it may: once in a month, and again where a raised limit was reached. */
export function tellLimit(ctx: Context, project: ProjectRow): Promise<void> {
  return giveNotice(ctx, project.user_id, {
    severity: 'warning',
    say: (language) => {
      const { title, text } = words[language].limitReached
      return { title: title(project.name), description: text }
    },
    needsAttention: true,
    occasion: `audio-native.limit ${project.id} ${monthOf(ctx.now()).toISOString()} ${project.monthly_credits}`,
    mailed: true,
    about: { topic: 'publishing', workspaceId: project.workspace_id },
  })
}
