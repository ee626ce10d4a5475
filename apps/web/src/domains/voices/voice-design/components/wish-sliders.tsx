import { designAges, designGenders, type VoiceTone, voiceTones, type VoiceWishes } from '@vireo/contracts/voice-design'
import { Button, Select, Slider } from '@vireo/ui'
import { RotateCcw } from 'lucide-react'

import { languageName } from '#kit/format/index.ts'
import { usedFirst } from '#kit/languages/index.ts'
import { accentName } from '#voices/label-words/index.ts'
import { withTone } from '../design-form.ts'
import { useDesignOptions } from '../queries.ts'
import { percent } from '../wish-text.ts'
import { designWords } from '../words.ts'

type Props = {
  /** What the voices are to be like, whoever said so. */
  readonly wishes: VoiceWishes
  /** What was moved here. */
  readonly sliders: VoiceWishes
  readonly isChange: boolean
  readonly onChange: (sliders: VoiceWishes) => void
}

const open = '*'

/** Shows every wish as something to move: it follows the description until it is moved. */
export function WishSliders({ wishes, sliders, isChange, onChange }: Props) {
  const set = (change: VoiceWishes) => onChange({ ...sliders, ...change })
  const nothing = { value: open, label: isChange ? designWords.openChange : designWords.open }
  const chosen = (options: readonly { value: string; label: string }[], label: string) => [
    { label, options: [nothing, ...options] },
  ]
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="min-w-0 sm:col-span-2">
          <Select
            segmented
            label={designWords.fields.gender}
            value={wishes.gender ?? open}
            groups={chosen(
              designGenders.map((value) => ({ value, label: designWords.gender[value] })),
              designWords.fields.gender,
            )}
            onChange={(value) => set({ gender: designGenders.find((one) => one === value) ?? null })}
          />
        </div>
        <Select
          label={designWords.fields.age}
          value={wishes.age ?? open}
          groups={chosen(
            designAges.map((value) => ({ value, label: designWords.age[value] })),
            designWords.fields.age,
          )}
          onChange={(value) => set({ age: designAges.find((one) => one === value) ?? null })}
        />
        <AccentSelect wishes={wishes} nothing={nothing} onChange={(accent) => set({ accent, language: null })} />
      </div>
      {(['pitch', 'pace', 'effort'] as const).map((field) => (
        <Slider
          key={field}
          min={-1}
          max={1}
          step={0.05}
          label={designWords.fields[field]}
          ends={designWords[`${field}Ends`]}
          value={wishes[field] ?? 0}
          format={percent}
          onChange={(value) => set({ [field]: value })}
        />
      ))}
      <Tones wishes={wishes} onChange={(tone, value) => onChange(withTone(sliders, tone, value))} />
      {Object.keys(sliders).length > 0 ? (
        <Button
          size="sm"
          variant="ghost"
          className="self-start"
          icon={<RotateCcw aria-hidden size={16} />}
          onClick={() => onChange({})}
        >
          {designWords.letGo}
        </Button>
      ) : null}
    </div>
  )
}

function AccentSelect({
  wishes,
  nothing,
  onChange,
}: {
  readonly wishes: VoiceWishes
  readonly nothing: { readonly value: string; readonly label: string }
  readonly onChange: (accent: string | null) => void
}) {
  const { data: options } = useDesignOptions()
  const languages = usedFirst(options?.accents.map(({ language }) => language) ?? [])
  const groups = languages.map((language) => ({
    label: languageName(language),
    options: (options?.accents ?? [])
      .filter((one) => one.language === language)
      .map(({ accent }) => ({ value: accent, label: accentName(accent), note: languageName(language) })),
  }))
  return (
    <Select
      label={designWords.fields.accent}
      value={wishes.accent ?? open}
      groups={[{ label: designWords.fields.accent, options: [nothing] }, ...groups]}
      onChange={(value) => onChange(value === open ? null : value)}
    />
  )
}

function Tones({
  wishes,
  onChange,
}: {
  readonly wishes: VoiceWishes
  readonly onChange: (tone: VoiceTone, value: number) => void
}) {
  const named = voiceTones.filter((tone) => wishes.tones?.[tone] !== undefined)
  const others = voiceTones.filter((tone) => !named.includes(tone))
  return (
    <>
      {named.map((tone) => (
        <Slider
          key={tone}
          min={-1}
          max={1}
          step={0.05}
          label={designWords.tones[tone]}
          ends={designWords.toneEnds}
          value={wishes.tones?.[tone] ?? 0}
          format={percent}
          onChange={(value) => onChange(tone, value)}
        />
      ))}
      <Select
        label={designWords.addTone}
        value={open}
        groups={[
          {
            label: designWords.addTone,
            options: [
              { value: open, label: designWords.addToneNone },
              ...others.map((tone) => ({ value: tone, label: designWords.tones[tone] })),
            ],
          },
        ]}
        onChange={(value) => {
          const tone = voiceTones.find((one) => one === value)
          if (tone) onChange(tone, 0.5)
        }}
      />
    </>
  )
}
