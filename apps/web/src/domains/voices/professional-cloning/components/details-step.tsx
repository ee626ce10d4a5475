import { professionalCloningEndpoints } from '@vireo/contracts/professional-cloning'
import { Section, showSuccess } from '@vireo/ui'

import { call } from '#kit/api/index.ts'
import { useRefreshVoice } from '../queries.ts'
import type { ProfessionalVoice } from '../steps.ts'
import { professionalWords } from '../words.ts'
import { DetailsForm } from './details-form.tsx'

/** Changes what the voice is called and speaks. */
export function DetailsStep({ voice }: { readonly voice: ProfessionalVoice }) {
  const refresh = useRefreshVoice()
  return (
    <Section title={professionalWords.detailsTitle} lead={professionalWords.detailsLead}>
      <DetailsForm
        voice={voice}
        action={professionalWords.save}
        onSave={async (values) => {
          await call(professionalCloningEndpoints.update, { voice_id: voice.voice_id, ...values })
          await refresh()
          showSuccess(professionalWords.saved)
        }}
      />
    </Section>
  )
}
