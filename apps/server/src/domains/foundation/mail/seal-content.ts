import type { Ports } from '#ports/ports.ts'
import { type MailContent, MailContentShape, type SealedContent } from './mail-content.ts'

const purpose = 'mail.letter'

type Sealing = { readonly ports: Pick<Ports, 'vault'> }

/** Seals what a letter says, so that a copy of the database alone opens none of the links in it. */
export function sealContent({ ports }: Sealing, content: MailContent): SealedContent {
  return { sealed: ports.vault.seal(purpose, JSON.stringify(content)) }
}

/** Opens what a letter says; undefined when it was sealed under another instance's key. */
export function openContent({ ports }: Sealing, content: MailContent | SealedContent): MailContent | undefined {
  if (!('sealed' in content)) return content
  const opened = ports.vault.open(purpose, content.sealed)
  return opened === undefined ? undefined : MailContentShape.parse(JSON.parse(opened))
}
