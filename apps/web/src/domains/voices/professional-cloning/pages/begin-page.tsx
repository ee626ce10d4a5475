import { professionalCloningEndpoints } from '@vireo/contracts/professional-cloning'
import { Section } from '@vireo/ui'
import { useNavigate } from 'react-router'

import { call } from '#kit/api/index.ts'
import { paths } from '#kit/routing/index.ts'
import { SharedPage } from '#kit/shared-page.tsx'
import { DetailsForm } from '../components/details-form.tsx'
import { useRefreshVoice } from '../queries.ts'
import { professionalWords } from '../words.ts'

/** Begins a professional voice, and goes on to its recordings. */
export function BeginPage() {
  const navigate = useNavigate()
  const refresh = useRefreshVoice()
  return (
    <SharedPage>
      <Section title={professionalWords.beginTitle} lead={professionalWords.beginLead}>
        <DetailsForm
          action={professionalWords.begin}
          onSave={async (values) => {
            const { voice_id: voiceId } = await call(professionalCloningEndpoints.create, values)
            await refresh()
            await navigate(`${paths.professionalClone}/${voiceId}`, { replace: true })
          }}
        />
      </Section>
    </SharedPage>
  )
}
