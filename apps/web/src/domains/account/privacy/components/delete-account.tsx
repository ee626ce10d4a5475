import { Button, Section } from '@vireo/ui'
import { useState } from 'react'

import { privacyWords } from '../words.ts'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'

/** The way out of the product, with what it takes along shown first. */
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
