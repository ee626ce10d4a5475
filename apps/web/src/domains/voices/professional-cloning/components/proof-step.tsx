import { Button, Section } from '@vireo/ui'
import { BadgeCheck, ChevronRight, Mic } from 'lucide-react'
import { Suspense, useState } from 'react'

import { CaptchaDialog } from '#voice-verification'
import { useRefreshVoice } from '../queries.ts'
import type { ProfessionalVoice } from '../steps.ts'
import { professionalWords } from '../words.ts'
import { DocumentsForm } from './documents-form.tsx'

/** Lets one show that the voice is one's own: by reading aloud, or with documents where that does not do. */
export function ProofStep({ voice }: { readonly voice: ProfessionalVoice }) {
  if (voice.voice_verification.is_verified)
    return (
      <Section title={professionalWords.proofTitle} lead={professionalWords.proofLead}>
        <p className="flex items-center gap-2 text-sm font-medium">
          <BadgeCheck aria-hidden size={16} className="text-success" />
          {professionalWords.proofDone}
        </p>
      </Section>
    )
  return (
    <div className="flex flex-col gap-3">
      <ReadAloud voice={voice} />
      <Documents voice={voice} />
    </div>
  )
}

function ReadAloud({ voice }: { readonly voice: ProfessionalVoice }) {
  const [isOpen, setOpen] = useState(false)
  const refresh = useRefreshVoice()
  const close = () => {
    setOpen(false)
    void refresh()
  }
  const hasRecordings = (voice.samples ?? []).length > 0
  const lead = hasRecordings ? professionalWords.readLead : professionalWords.readNeedsSamples
  return (
    <Section title={professionalWords.proofTitle} lead={`${lead} ${professionalWords.proofLead}`}>
      <Button
        variant="primary"
        disabled={!hasRecordings}
        icon={<Mic aria-hidden size={16} />}
        onClick={() => setOpen(true)}
      >
        {professionalWords.read}
      </Button>
      {isOpen ? (
        <Suspense>
          <CaptchaDialog voice={voice} onClose={close} />
        </Suspense>
      ) : null}
    </Section>
  )
}

/** Folds the second way: few need it, and reading aloud is done in a minute. */
function Documents({ voice }: { readonly voice: ProfessionalVoice }) {
  return (
    <details className="group rounded-lg bg-surface" open={voice.fine_tuning.manual_verification_requested}>
      <summary className="flex cursor-pointer list-none items-center gap-3 rounded-lg p-4 font-medium hover:bg-hover md:px-6">
        <ChevronRight aria-hidden size={16} className="shrink-0 text-muted transition-transform group-open:rotate-90" />
        {professionalWords.documentsTitle}
      </summary>
      <div className="px-4 pb-6 md:px-6">
        <DocumentsForm voice={voice} />
      </div>
    </details>
  )
}
