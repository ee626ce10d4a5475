import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'

import { joinClasses } from '../../join-classes.ts'
import { controlClasses, Field, type FieldProps } from './field.tsx'
import { IconButton } from '../icon-button.tsx'
import { uiWords } from '../../words.ts'

/** Takes a secret, hidden until its owner asks to see it. */
export function PasswordField({
  label,
  help,
  error,
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'id' | 'type'> & FieldProps) {
  const [visible, setVisible] = useState(false)
  return (
    <Field label={label} help={help} error={error}>
      {(control) => (
        <div className="relative">
          <input
            {...rest}
            {...control}
            type={visible ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
            className={joinClasses(controlClasses, 'h-(--control-height) pr-11 pl-3', className)}
          />
          <span className="absolute inset-y-0 right-1 flex items-center">
            <IconButton
              size="sm"
              label={visible ? uiWords.hidePassword : uiWords.showPassword}
              onClick={() => setVisible(!visible)}
            >
              {visible ? <EyeOff aria-hidden size={16} /> : <Eye aria-hidden size={16} />}
            </IconButton>
          </span>
        </div>
      )}
    </Field>
  )
}
