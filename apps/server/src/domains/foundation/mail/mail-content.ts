import { Language } from '@vireo/contracts/kit'
import { z } from 'zod'

/** What a mail says, before it is drawn as text or as a page. */
export const MailContentShape = z.object({
  /** What it is written in, for readers that speak it aloud; English where it is not said. */
  language: Language.optional(),
  paragraphs: z.array(z.string()).readonly(),
  /** The one thing to do, as a button. */
  action: z.object({ label: z.string(), url: z.string() }).readonly().optional(),
  /** For mails nobody has to receive. */
  unsubscribeUrl: z.string().optional(),
})
export type MailContent = Readonly<z.infer<typeof MailContentShape>>

/** The same under the instance key: how a letter lies here that nobody has taken yet. */
export type SealedContent = { readonly sealed: string }
