import { Button, Section } from '@vireo/ui'
import { letsCount } from '@vireo/contracts/visits'
import { useState } from 'react'

import { startVisits } from './browser/index.ts'
import { visitsWords } from './words.ts'

/** Says whether visits of this browser are counted, and lets its person change that. */
export function ConsentSection() {
  const visits = startVisits(visitsWords.consent)
  const [consent, setConsent] = useState(visits.consent)
  const isCounted = letsCount(consent)
  const change = () => {
    document.getElementById('consent-banner')?.remove()
    visits.decide(!isCounted)
    setConsent(visits.consent())
  }
  return (
    <Section
      title={visitsWords.section.title}
      lead={isCounted ? visitsWords.section.counted : visitsWords.section.notCounted}
      action={
        <Button size="sm" onClick={change}>
          {isCounted ? visitsWords.section.stop : visitsWords.consent.allow}
        </Button>
      }
    />
  )
}
