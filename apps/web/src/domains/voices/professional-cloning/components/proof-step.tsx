import { Button, Section } from '@vireo/ui'
import { BadgeCheck, Mic } from 'lucide-react'
import { Suspense, useState } from 'react'

import { CaptchaDialog } from '#voice-verification'
import { useRefreshVoice } from '../queries.ts'
import type { ProfessionalVoice } from '../steps.ts'
import { professionalWords } from '../words.ts'
import { PapersForm } from './papers-form.tsx'

/** Showing that the voice is one's own: by reading aloud, or by papers. */
export function ProofStep({ voice }: { readonly voice: ProfessionalVoice }) {
  return (
    <Section title={professionalWords.proofTitle} lead={professionalWords.proofLead}>
      {voice.voice_verification.is_verified ? (
        <p className="flex items-center gap-2 text-sm font-medium">
          <BadgeCheck aria-hidden size={18} className="text-success" />
          {professionalWords.proofDone}
        </p>
      ) : (
        <div className="flex flex-col gap-6">
          <ReadAloud voice={voice} />
          <PapersForm voice={voice} />
        </div>
      )}
    </Section>
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
  return (
    <div className="flex flex-col gap-3">
      <div>
        <h3 className="font-medium">{professionalWords.readTitle}</h3>
        <p className="text-sm text-muted">
          {hasRecordings ? professionalWords.readLead : professionalWords.readNeedsSamples}
        </p>
      </div>
      <Button
        variant="primary"
        className="self-start"
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
    </div>
  )
}
