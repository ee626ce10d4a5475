import { buttonClasses } from '@vireo/ui'
import { Mail } from 'lucide-react'

import { formatChoice } from '../format/index.ts'
import { letterTo } from './letter-to.ts'
import { nameAndAddress, useAdmins } from './use-admins.ts'
import { adminsWords } from './words.ts'

/** Names the admins; `isSaid` where something else says already that it takes one. */
export function AdminsHint({ isSaid = false }: { readonly isSaid?: boolean }) {
  const admins = useAdmins()
  if (!admins) return isSaid ? null : <p>{adminsWords.askNobody}</p>
  return <p>{(isSaid ? adminsWords.askThem : adminsWords.ask)(formatChoice(admins.map(nameAndAddress)))}</p>
}

/** Begins a letter to the admins about the page one is on; nothing where nobody is known who could read it. */
export function AskAdminsButton({ size = 'md' }: { readonly size?: 'sm' | 'md' }) {
  const admins = useAdmins()
  if (!admins) return null
  const letter = { subject: adminsWords.subject, body: adminsWords.body(location.href) }
  const emails = admins.map(({ email }) => email)
  return (
    <a href={letterTo(emails, letter)} className={buttonClasses({ size })}>
      <Mail aria-hidden size={16} />
      {adminsWords.write}
    </a>
  )
}
