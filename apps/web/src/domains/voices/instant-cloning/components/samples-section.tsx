import { sampleLimits } from '@vireo/contracts/voices'
import { Section } from '@vireo/ui'
import type { ComponentProps } from 'react'

import { SamplePicker } from '#voices/samples/index.ts'
import { cloningWords } from '../words.ts'

/** Shows the recordings, how good each is, and the ways to get more. */
export function SamplesSection(picker: ComponentProps<typeof SamplePicker>) {
  return (
    <Section
      title={cloningWords.samples}
      lead={cloningWords.samplesLead(sampleLimits.filesMax, sampleLimits.totalMsMax / 60_000)}
    >
      <SamplePicker {...picker} />
    </Section>
  )
}
