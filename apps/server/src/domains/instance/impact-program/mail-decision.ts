import type { TransactionContext } from '#kernel/context.ts'
import { invariant } from '#kernel/errors.ts'
import { entitlementsOf } from '#plans'
import type { InstanceSettings } from '#ports/ports.ts'
import { sendMail } from '#mail'
import type { InEachLanguage, Language } from '@vireo/contracts/kit'
import type { ApplicationRow } from './tables.ts'
import { impactProgramGerman } from './words.de.ts'
import { impactProgramWords } from './words.ts'

const words: InEachLanguage<typeof impactProgramWords> = { en: impactProgramWords, de: impactProgramGerman }

/** Mails an applicant what became of the application, in the language in which it came. */
export async function mailDecision(
  ctx: TransactionContext,
  row: ApplicationRow,
  settings: Pick<InstanceSettings, 'publicUrl'>,
): Promise<void> {
  const { language } = row
  const { subject, paragraphs, action } = mailOf(row, language)
  await sendMail(ctx, {
    kind: 'impact-program.decision',
    to: row.email,
    language,
    subject,
    paragraphs: [...paragraphs, ...(row.note === '' ? [] : [words[language].note, row.note])],
    ...(action && { action: { label: action.label, url: new URL(action.path, settings.publicUrl).href } }),
  })
}

type Mail = {
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly action?: { readonly label: string; readonly path: string }
}

function mailOf(row: ApplicationRow, language: Language): Mail {
  const { given, waiting, declined, ended } = words[language]
  if (row.state === 'declined') return { subject: declined.subject, paragraphs: [declined.text(row.organisation)] }
  if (row.state === 'ended') return { subject: ended.subject, paragraphs: [ended.text(row.organisation)] }
  const credits = creditsOf(row, language)
  if (row.given_at !== null)
    return {
      subject: given.subject,
      paragraphs: [given.text(row.organisation, credits), given.terms],
      action: { label: given.action, path: '/app/subscription' },
    }
  return {
    subject: waiting.subject,
    paragraphs: [waiting.text(row.organisation, credits), waiting.how(row.email)],
    action: { label: waiting.action, path: '/app/sign-up' },
  }
}

function creditsOf({ id, tier }: ApplicationRow, language: Language): string {
  invariant(tier !== null, `the application ${id} was approved without a grant`)
  return entitlementsOf(tier).creditsPerPeriod.toLocaleString(language)
}
