import { Button, Section } from '@vireo/ui'
import { useState } from 'react'

import { privacyWords } from '../words.ts'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'

/** Leads out of the product, after showing what that takes along. */
export function DeleteAccount() {
  const [asking, setAsking] = useState(false)
  const button = (
    <Button size="sm" variant="danger" onClick={() => setAsking(true)}>
      {privacyWords.delete}
    </Button>
  )
  return (
    <>
      <Section title={privacyWords.deleteTitle} lead={privacyWords.deleteLead} action={button} />
      <DeleteAccountDialog open={asking} onClose={() => setAsking(false)} />
    </>
  )
}
