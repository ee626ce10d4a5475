import { Language } from '@vireo/contracts/kit'
import { z } from 'zod'

/** The content of a mail before it is rendered as text or as a page. */
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

/** The content sealed under the instance key, as it is stored until a carrier takes it. */
export type SealedContent = { readonly sealed: string }
