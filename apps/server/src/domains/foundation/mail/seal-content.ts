import type { Ports } from '#ports/ports.ts'
import { type MailContent, MailContentShape, type SealedContent } from './mail-content.ts'

const purpose = 'mail.letter'

type Sealing = { readonly ports: Pick<Ports, 'vault'> }

/** What a letter says, so that a copy of the database alone opens none of the links in it. */
export function sealContent({ ports }: Sealing, content: MailContent): SealedContent {
  return { sealed: ports.vault.seal(purpose, JSON.stringify(content)) }
}

/** What a letter says; undefined where nobody can read it any more, because the instance has another key. */
export function openContent({ ports }: Sealing, content: MailContent | SealedContent): MailContent | undefined {
  if (!('sealed' in content)) return content
  const opened = ports.vault.open(purpose, content.sealed)
  return opened === undefined ? undefined : MailContentShape.parse(JSON.parse(opened))
}
