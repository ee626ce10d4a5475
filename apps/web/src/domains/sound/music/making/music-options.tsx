import { musicLimits } from '@vireo/contracts/music'
import { SegmentedControl, Select, Slider, Switch } from '@vireo/ui'

import { useSubscription } from '#usage'
import { formats, type MusicForm } from '../music-form.ts'
import { musicWords } from '../words.ts'
import { SeedField } from './seed-field.tsx'

type Props = {
  readonly form: MusicForm
  readonly onChange: (changes: Partial<MusicForm>) => void
}

/** Shows how long, as what and in which format; who sings is nobody, and that is said here. */
export function MusicOptions({ form, onChange }: Props) {
  return (
    <div className="grid items-start gap-x-8 gap-y-5 md:grid-cols-2">
      <div className="flex flex-col gap-5">
        <SegmentedControl
          label={musicWords.length}
          value={form.seconds === null ? 'words' : 'chosen'}
          options={[
            { value: 'words', label: musicWords.asWords },
            { value: 'chosen', label: musicWords.chosen },
          ]}
          onChange={(value) => onChange({ seconds: value === 'chosen' ? 60 : null })}
        />
        {form.seconds === null ? null : (
          <Slider
            label={musicWords.seconds}
            value={form.seconds}
            min={musicLimits.msMin / 1000}
            max={musicLimits.msMax / 1000}
            step={1}
            format={musicWords.secondsOf}
            onChange={(seconds) => onChange({ seconds })}
          />
        )}
        <SegmentedControl
          label={musicWords.kind}
          help={musicWords.kindHelp[form.kind]}
          value={form.kind}
          options={(['track', 'loop', 'ambience'] as const).map((kind) => ({
            value: kind,
            label: musicWords.kinds[kind],
          }))}
          onChange={(kind) => onChange({ kind: kind as MusicForm['kind'] })}
        />
      </div>
      <div className="flex flex-col gap-5">
        <Switch
          label={musicWords.instrumental}
          help={musicWords.instrumentalHelp}
          checked={form.isInstrumental}
          onChange={(isInstrumental) => onChange({ isInstrumental })}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <SeedField key={form.seed} seed={form.seed} onChange={(seed) => onChange({ seed })} />
          <FormatField format={form.format} onChange={(format) => onChange({ format })} />
        </div>
      </div>
    </div>
  )
}

function FormatField({
  format,
  onChange,
}: {
  readonly format: MusicForm['format']
  readonly onChange: (format: MusicForm['format']) => void
}) {
  const { data: plan } = useSubscription()
  const isTooRich = (one: MusicForm['format']) => {
    if (!plan) return false
    const { mp3_bitrate_kbps_max: kbps, pcm_sample_rate_hz_max: rateHz } = plan.audio_formats
    return (one === 'mp3_44100_192' && kbps < 192) || (one.startsWith('wav') && rateHz < Number(one.slice(4)))
  }
  return (
    <Select
      label={musicWords.format}
      value={format}
      groups={[
        {
          label: musicWords.format,
          options: formats.map((value) => ({
            value,
            label: musicWords.formats[value],
            ...(isTooRich(value) && { note: musicWords.largerPlan }),
          })),
        },
      ]}
      onChange={(value) => onChange(formats.find((one) => one === value) ?? 'auto')}
    />
  )
}
