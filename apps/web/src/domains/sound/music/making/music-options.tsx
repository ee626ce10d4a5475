import { musicLimits } from '@vireo/contracts/music'
import { SegmentedControl, Slider, Switch } from '@vireo/ui'

import type { MusicForm } from '../music-form.ts'
import { musicWords } from '../words.ts'
import { FormatField } from './format-field.tsx'
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
