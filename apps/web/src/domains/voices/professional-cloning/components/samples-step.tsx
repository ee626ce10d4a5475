import { professionalCloningEndpoints, professionalCloningLimits } from '@vireo/contracts/professional-cloning'
import { clockText, ProgressBar, Section } from '@vireo/ui'

import { uploadFor } from '#kit/api/index.ts'
import { problemWithFile } from '#kit/recorder/index.ts'
import { UploadList, useUploads } from '#kit/uploads/index.ts'
import { useRefreshVoice } from '../queries.ts'
import type { ProfessionalVoice } from '../steps.ts'
import { professionalWords } from '../words.ts'
import { SampleDrop } from './sample-drop.tsx'
import { SampleRow } from './sample-row.tsx'

const { fileBytesMax, speechMsMin, speechMsRecommended } = professionalCloningLimits

/** Takes recordings in, plays them, and asks which part of them is used. */
export function SamplesStep({ voice }: { readonly voice: ProfessionalVoice }) {
  const refresh = useRefreshVoice()
  const uploads = useUploads({
    problemWith: (file) => problemWithFile(file, fileBytesMax),
    send: async (file, options) => {
      const where = { voice_id: voice.voice_id }
      await uploadFor(professionalCloningEndpoints.addSamples, where, { files: file }, options)
      await refresh()
    },
  })
  const samples = voice.samples ?? []
  return (
    <Section title={professionalWords.samplesTitle} lead={professionalWords.samplesLead}>
      <div className="flex flex-col gap-4">
        <Total usedMs={(voice.fine_tuning.dataset_duration_seconds ?? 0) * 1000} />
        <SampleDrop onFiles={uploads.add} />
        <UploadList uploads={uploads} />
        {samples.length === 0 && uploads.all.length === 0 ? (
          <p className="text-sm text-muted">{professionalWords.noSamples}</p>
        ) : null}
        <ul aria-label={professionalWords.samplesTitle} className="flex flex-col gap-3 empty:hidden">
          {samples.map((sample) => (
            <li key={sample.sample_id} className="flex flex-col gap-2">
              <SampleRow voice={voice} sample={sample} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

function Total({ usedMs }: { readonly usedMs: number }) {
  const advice = usedMs < speechMsRecommended ? professionalWords.enough : professionalWords.plenty
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="font-medium tabular-nums">
          {professionalWords.total(clockText(usedMs), clockText(speechMsRecommended))}
        </span>
        <span className="text-muted">
          {usedMs < speechMsMin ? professionalWords.tooLittle(speechMsMin / 1000) : advice}
        </span>
      </div>
      <ProgressBar
        label={professionalWords.totalLabel}
        value={usedMs / speechMsRecommended}
        tone={usedMs < speechMsMin ? 'warning' : 'accent'}
      />
    </div>
  )
}
