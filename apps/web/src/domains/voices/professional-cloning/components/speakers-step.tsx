import { professionalCloningEndpoints } from '@vireo/contracts/professional-cloning'
import { type VoiceSample } from '@vireo/contracts/voices'
import { Button, Checkbox, clockText, EmptyState, ProgressBar, Section } from '@vireo/ui'
import { UsersRound } from 'lucide-react'

import { call } from '#kit/api/index.ts'
import { TrackButton } from '#kit/recorder/index.ts'
import { useAttempt } from '#kit/use-attempt.ts'
import { useRefreshVoice } from '../queries.ts'
import { isTraining, type ProfessionalVoice } from '../steps.ts'
import { professionalWords } from '../words.ts'
import { speakerTrack } from './sample-track.ts'

/** Asks whose voice it is, in recordings in which several people speak. */
export function SpeakersStep({ voice }: { readonly voice: ProfessionalVoice }) {
  const samples = voice.samples ?? []
  return (
    <Section title={professionalWords.speakersTitle} lead={professionalWords.speakersLead}>
      {samples.length === 0 ? (
        <EmptyState icon={<UsersRound size={28} />} title={professionalWords.speakersNone} />
      ) : (
        <ul className="flex flex-col gap-3">
          {samples.map((sample) => (
            <li key={sample.sample_id} className="py-2">
              <SpeakersOf voice={voice} sample={sample} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

type Props = { readonly voice: ProfessionalVoice; readonly sample: VoiceSample }

function SpeakersOf({ voice, sample }: Props) {
  const { busy, attempt } = useAttempt(useRefreshVoice())
  const separation = sample.speaker_separation
  const status = separation?.status ?? 'not_started'
  const speakers = Object.values(separation?.speakers ?? {})
  const where = { voice_id: voice.voice_id, sample_id: sample.sample_id }
  const says =
    status === 'completed' && speakers.length === 1
      ? professionalWords.oneSpeaker
      : professionalWords.separation[status]
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-0 flex-1 basis-48">
          <h3 className="truncate font-medium">{sample.file_name}</h3>
          <output className={`text-sm ${status === 'failed' ? 'text-danger' : 'text-muted'}`}>{says}</output>
        </div>
        <Button
          size="sm"
          loading={busy}
          disabled={isTraining(voice) || status === 'pending'}
          onClick={() => void attempt(() => call(professionalCloningEndpoints.separateSpeakers, where))}
        >
          {status === 'not_started' ? professionalWords.separate : professionalWords.separateAgain}
        </Button>
      </div>
      {status === 'pending' ? <ProgressBar label={professionalWords.separation.pending} value={undefined} /> : null}
      {speakers.length > 1 ? (
        <Choice
          voice={voice}
          sample={sample}
          onChoose={(ids) =>
            void attempt(() =>
              call(professionalCloningEndpoints.updateSample, {
                ...where,
                selected_speaker_ids: ids.length === 0 ? null : ids,
              }),
            )
          }
        />
      ) : null}
    </div>
  )
}

function Choice({ voice, sample, onChoose }: Props & { readonly onChoose: (ids: string[]) => void }) {
  const chosen = sample.speaker_separation?.selected_speaker_ids ?? []
  const speakers = Object.values(sample.speaker_separation?.speakers ?? {})
  return (
    <ul className="flex flex-col gap-1">
      {speakers.map(({ speaker_id: id, duration_secs: seconds }, index) => {
        const name = professionalWords.speaker(index + 1)
        const title = professionalWords.speakerIn(name, sample.file_name)
        return (
          <li key={id} className="flex items-center gap-3">
            <TrackButton track={speakerTrack({ voiceId: voice.voice_id, sample, speakerId: id }, title)} />
            <span className="min-w-0 flex-1 text-sm">
              {name}{' '}
              <span className="text-muted tabular-nums">{professionalWords.speaks(clockText(seconds * 1000))}</span>
            </span>
            <Checkbox
              label={professionalWords.isVoice(name)}
              checked={chosen.includes(id)}
              onChange={(isChosen) => onChoose(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id))}
            />
          </li>
        )
      })}
    </ul>
  )
}
