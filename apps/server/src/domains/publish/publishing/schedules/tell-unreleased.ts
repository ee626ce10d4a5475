import type { InEachLanguage, UserId } from '@vireo/contracts/kit'
import { standingOf } from '#identity'
import type { Context } from '#kernel/context.ts'
import { giveNotice } from '#notifications'
import type { WorkRow } from '../tables.ts'
import { scheduleGerman } from './words.de.ts'
import { scheduleWords } from './words.ts'

const words: InEachLanguage<typeof scheduleWords> = { en: scheduleWords, de: scheduleGerman }

type Told = {
  readonly code: string
  readonly occasion: string
  /** Who asked for the release, where that was somebody else. */
  readonly alsoTo: UserId
}

/** Tells the owner of a work, and who asked for its release and is still there, that it was not released, and what to do. */
export async function tellUnreleased(ctx: Context, work: WorkRow, { code, occasion, alsoTo }: Told): Promise<void> {
  const { workspace_id: workspaceId } = work
  for (const userId of new Set([work.user_id, alsoTo])) {
    // Who has left hears no more of what became of the works there.
    if (!(await ctx.hooks.ask(standingOf, ctx, { userId, workspaceId }))) continue
    await giveNotice(ctx, userId, {
      severity: 'warning',
      say: (language) => {
        const { title, text, reasons, otherwise } = words[language]
        const why = Object.entries(reasons).find(([reason]) => reason === code)?.[1] ?? otherwise
        return { title: title(work.title), description: text(why) }
      },
      needsAttention: true,
      // Both hear of it, each once.
      occasion: `${occasion} ${userId}`,
      mailed: true,
      about: { topic: 'publishing', workspaceId },
    })
  }
}
