import { soundEffectLimits } from '@vireo/contracts/sound-effects'
import { SegmentedControl, Slider, Switch, TextField } from '@vireo/ui'

import { formatDecimal, formatExact } from '#kit/format/index.ts'
import { type EffectForm, seedOf, variantsMax, variantsOf } from '../effect-form.ts'
import { soundEffectsWords } from '../words.ts'

/** What the slider begins with when the length is no longer left to the sound. */
const usualSeconds = 5

type Props = { readonly form: EffectForm; readonly onChange: (changes: Partial<EffectForm>) => void }

/** Asks how long a sound is, whether it loops, how closely it keeps to the words, and how many are made. */
export function EffectOptions({ form, onChange }: Props) {
  const { secondsMin, secondsMax } = soundEffectLimits
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <div className="flex flex-col gap-4">
        <SegmentedControl
          label={soundEffectsWords.length}
          value={form.seconds === null ? 'automatic' : 'chosen'}
          options={[
            { value: 'automatic', label: soundEffectsWords.automatic },
            { value: 'chosen', label: soundEffectsWords.chosen },
          ]}
          onChange={(value) => onChange({ seconds: value === 'automatic' ? null : usualSeconds })}
        />
        {form.seconds === null ? null : (
          <Slider
            label={soundEffectsWords.seconds}
            value={form.seconds}
            min={secondsMin}
            max={secondsMax}
            step={0.5}
            format={soundEffectsWords.secondsOf}
            onChange={(seconds) => onChange({ seconds })}
          />
        )}
        <Switch
          label={soundEffectsWords.loop}
          help={soundEffectsWords.loopHelp}
          checked={form.loops}
          onChange={(loops) => onChange({ loops })}
        />
        <SeedField form={form} onChange={onChange} />
      </div>
      <div className="flex flex-col gap-4">
        <SegmentedControl
          label={soundEffectsWords.variants}
          value={String(variantsOf(form))}
          options={Array.from({ length: variantsMax }, (_, at) => ({
            value: String(at + 1),
            label: formatExact(at + 1),
          }))}
          onChange={(value) => onChange({ variants: Number(value), seed: '' })}
        />
        <Slider
          label={soundEffectsWords.influence}
          value={form.influence}
          min={0}
          max={1}
          step={0.1}
          format={(value) => formatDecimal(value)}
          ends={soundEffectsWords.influenceEnds}
          onChange={(influence) => onChange({ influence })}
        />
      </div>
    </div>
  )
}

function SeedField({ form, onChange }: Props) {
  return (
    <TextField
      label={soundEffectsWords.seed}
      help={soundEffectsWords.seedHelp}
      inputMode="numeric"
      maxLength={10}
      value={form.seed}
      error={Number.isNaN(seedOf(form)) ? soundEffectsWords.seedWrong : undefined}
      onChange={(event) => onChange({ seed: event.target.value })}
    />
  )
}
