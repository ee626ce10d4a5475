import { Section } from '@vireo/ui'
import { BadgeCheck } from 'lucide-react'

import type { ProfessionalVoice } from '../steps.ts'
import { professionalWords } from '../words.ts'
import { PapersForm } from './papers-form.tsx'

/** Showing that the voice is one's own. */
export function ProofStep({ voice }: { readonly voice: ProfessionalVoice }) {
  return (
    <Section title={professionalWords.proofTitle} lead={professionalWords.proofLead}>
      {voice.voice_verification.is_verified ? (
        <p className="flex items-center gap-2 text-sm font-medium">
          <BadgeCheck aria-hidden size={18} className="text-success" />
          {professionalWords.proofDone}
        </p>
      ) : (
        <PapersForm voice={voice} />
      )}
    </Section>
  )
}
