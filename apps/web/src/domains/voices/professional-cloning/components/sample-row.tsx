import { type CallInput } from '@vireo/contracts/kit'
import { professionalCloningEndpoints } from '@vireo/contracts/professional-cloning'
import { type VoiceSample } from '@vireo/contracts/voices'
import { clockText, IconButton, Switch } from '@vireo/ui'
import { Scissors, Trash2 } from 'lucide-react'
import { useState } from 'react'

import { call } from '#kit/api/index.ts'
import { ConfirmFirst } from '#kit/failures/confirm-first.tsx'
import { formatSize } from '#kit/format/index.ts'
import { RecordingRow } from '#kit/recorder/index.ts'
import { useAttempt } from '#kit/use-attempt.ts'
import { QualityBadge, QualityFacts } from '#voices/samples/index.ts'
import { useRefreshVoice, useWaveform } from '../queries.ts'
import { isTraining, type ProfessionalVoice } from '../steps.ts'
import { professionalWords } from '../words.ts'
import { sampleTrack } from './sample-track.ts'
import { TrimDialog } from './trim-dialog.tsx'

type Props = { readonly voice: ProfessionalVoice; readonly sample: VoiceSample }

/** Shows a recording that can be heard, cleaned, trimmed and deleted. */
export function SampleRow({ voice, sample }: Props) {
  const [asked, setAsked] = useState<Ask>()
  const refresh = useRefreshVoice()
  const { busy, attempt } = useAttempt(refresh)
  const { data: outline } = useWaveform(voice.voice_id, sample.sample_id)
  const where = { voice_id: voice.voice_id, sample_id: sample.sample_id }
  const change = (fields: Fields) => call(professionalCloningEndpoints.updateSample, { ...where, ...fields })
  const trim = async (fields: Fields) => {
    await change(fields)
    await refresh()
  }
  const remove = async () => {
    await call(professionalCloningEndpoints.deleteSample, where)
    await refresh()
  }
  return (
    <>
      <RecordingRow track={sampleTrack(voice.voice_id, sample, outline?.visual_waveform)} note={noteOf(sample)}>
        {sample.quality ? <QualityBadge quality={sample.quality} /> : null}
        <SampleTools
          sample={sample}
          isLocked={isTraining(voice) || busy}
          onNoise={(removes) => void attempt(() => change({ remove_background_noise: removes }))}
          onAsk={setAsked}
        />
      </RecordingRow>
      {sample.quality ? <QualityFacts quality={sample.quality} /> : null}
      <TrimDialog
        open={asked === 'trim'}
        sample={sample}
        peaks={outline?.visual_waveform}
        onSave={trim}
        onClose={() => setAsked(undefined)}
      />
      {asked === 'remove' ? (
        <ConfirmFirst
          title={professionalWords.removeTitle(sample.file_name)}
          consequence={professionalWords.removeConsequence}
          action={professionalWords.removeAction}
          danger
          act={remove}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </>
  )
}

type Fields = Partial<CallInput<typeof professionalCloningEndpoints.updateSample>>
type Ask = 'trim' | 'remove'

function SampleTools({
  sample,
  isLocked,
  onNoise,
  onAsk,
}: {
  readonly sample: VoiceSample
  readonly isLocked: boolean
  readonly onNoise: (removes: boolean) => void
  readonly onAsk: (about: Ask) => void
}) {
  return (
    <div className="flex items-center gap-2 max-sm:basis-full sm:flex-wrap">
      <Switch
        label={professionalWords.noise}
        checked={sample.remove_background_noise ?? false}
        disabled={isLocked}
        onChange={onNoise}
      />
      <IconButton label={professionalWords.trim(sample.file_name)} disabled={isLocked} onClick={() => onAsk('trim')}>
        <Scissors aria-hidden size={16} />
      </IconButton>
      <IconButton
        label={professionalWords.remove(sample.file_name)}
        disabled={isLocked}
        onClick={() => onAsk('remove')}
      >
        <Trash2 aria-hidden size={16} />
      </IconButton>
    </div>
  )
}

function noteOf({ size_bytes: size, trim_start: start, trim_end: end, duration_secs: seconds }: VoiceSample): string {
  if (start === null && end === null) return formatSize(size)
  return professionalWords.trimmed(clockText(start ?? 0), clockText(end ?? (seconds ?? 0) * 1000))
}
