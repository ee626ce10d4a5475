import { voiceDesignLimits } from '@vireo/contracts/voice-design'
import { controlClasses, Field, Switch } from '@vireo/ui'

import type { DesignForm } from '../design-form.ts'
import { designWords } from '../words.ts'

/** What the three voices say: a text that fits, or one's own. */
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
    <div className="flex flex-col gap-3">
      <Switch
        label={designWords.findText}
        help={designWords.findTextHelp}
        checked={form.findsText}
        onChange={(findsText) => onChange({ findsText })}
      />
      {form.findsText ? (
        <blockquote className="rounded-md border border-line bg-page p-3 text-sm text-muted">
          {suggested === '' ? designWords.noText : suggested}
        </blockquote>
      ) : (
        <Field label={designWords.text} help={designWords.textHelp(textMin, textMax)} error={problem}>
          {(control) => (
            <textarea
              {...control}
              rows={4}
              value={form.text}
              onChange={(event) => onChange({ text: event.target.value })}
              className={`${controlClasses} resize-y px-3 py-2`}
            />
          )}
        </Field>
      )}
    </div>
  )
}
