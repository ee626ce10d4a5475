import { pronunciationEndpoints } from '@vireo/contracts/pronunciation'
import { useNavigate } from 'react-router'

import { call } from '#kit/api/index.ts'
import { dictionaryAddress } from '../dictionary-address.ts'
import { pronunciationWords } from '../words.ts'
import { NameDialog } from './name-dialog.tsx'

/** Asks what a new dictionary is called, and opens it. */
export function CreateDictionary({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate()
  return (
    <NameDialog
      title={pronunciationWords.createTitle}
      lead={pronunciationWords.createLead}
      action={pronunciationWords.create}
      onClose={onClose}
      onSave={async (name) => {
        const made = await call(pronunciationEndpoints.createFromRules, { name, rules: [] })
        await navigate(dictionaryAddress(made.id))
      }}
    />
  )
}
