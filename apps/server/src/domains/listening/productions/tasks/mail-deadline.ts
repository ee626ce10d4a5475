import { type InEachLanguage, screens } from '@vireo/contracts/kit'
import type { TransactionContext } from '#kernel/context.ts'
import { mailAccount } from '#mail'
import type { InstanceSettings } from '#ports/ports.ts'
import { findUser, languageFor } from '#users'
import { findProducer } from '../people/producer-store.ts'
import { productionsGerman } from '../words.de.ts'
import { productionsWords } from '../words.ts'
import { holderOf } from './hold-task.ts'
import type { TaskRow } from './task-tables.ts'

const words: InEachLanguage<typeof productionsWords> = { en: productionsWords, de: productionsGerman }

/** Mails whoever has a task that its deadline is near. */
export async function mailDeadline(
  ctx: TransactionContext,
  task: TaskRow,
  { publicUrl }: Pick<InstanceSettings, 'publicUrl'>,
): Promise<void> {
  const producer = await findProducer(ctx, holderOf(task))
  const user = producer?.user_id ? await findUser(ctx, producer.user_id) : undefined
  if (!user || task.deadline_at === null) return
  const language = languageFor(ctx, user)
  const { deadline } = words[language]
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  await mailAccount(ctx, user, {
    kind: 'productions.deadline',
    language,
    subject: deadline.subject,
    paragraphs: [deadline.text(`${when.format(task.deadline_at)} UTC`), deadline.after],
    action: { label: deadline.open, url: new URL(screens.shell.activeTasks, publicUrl).href },
  })
}
