import { voiceDesignLimits } from '@vireo/contracts/voice-design'
import { Switch, TextArea } from '@vireo/ui'

import type { DesignForm } from '../design-form.ts'
import { designWords } from '../words.ts'

/** Asks what the three voices say: a text that fits, or one's own. */
export function TextChoice({
  form,
  suggested,
  problem,
  onChange,
}: {
  readonly form: DesignForm
  /** Empty where there is none in this language. */
  readonly suggested: string
  readonly problem: string | undefined
  readonly onChange: (change: Pick<DesignForm, 'text'> | Pick<DesignForm, 'findsText'>) => void
}) {
  const { textMin, textMax } = voiceDesignLimits
  return (
    <div className="flex flex-col gap-4">
      <Switch
        label={designWords.findText}
        help={designWords.findTextHelp}
        checked={form.findsText}
        onChange={(findsText) => onChange({ findsText })}
      />
      {form.findsText ? (
        <blockquote className="rounded-md bg-fill p-4 text-sm text-muted">
          {suggested === '' ? designWords.noText : suggested}
        </blockquote>
      ) : (
        <TextArea
          label={designWords.text}
          labelHidden
          help={designWords.textHelp(textMin, textMax)}
          error={problem}
          rows={4}
          value={form.text}
          onChange={(event) => onChange({ text: event.target.value })}
        />
      )}
    </div>
  )
}
